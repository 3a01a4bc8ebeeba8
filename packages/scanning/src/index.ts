export { createSinServicio } from './sin-servicio/sin-servicio.ts';
export { createSonarqube } from './sonarqube/sonarqube.ts';

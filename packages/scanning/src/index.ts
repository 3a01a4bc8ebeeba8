export { createSonarqube } from './sonarqube/sonarqube.ts';

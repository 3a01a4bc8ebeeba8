export { createSonarqube } from './sonarqube/sonarqube.ts';
export { createStored } from './stored/stored.ts';
export type { AnalysisStore } from './stored/store.port.ts';

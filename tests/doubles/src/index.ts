export { startCodeHost, type CodeHostDouble } from './code-host/double.ts';
export { startFaultProxy, type FaultProxy } from './fault-proxy.ts';
export { createFaults, faultModes, type FaultMode, type Faults, type LoggedRequest } from './faults.ts';
export { startGitHost, type GitHostOptions } from './git-host/git-host.ts';
export { madeAuthor, makeHistory, type MadeCommit } from './git-host/make-history.ts';
export { addCommit, makeRepository, type TreeFile } from './git-host/make-repository.ts';
export { listen, type Listening } from './http.ts';
export { startSonarqube, type SonarqubeDouble, type SonarqubeOptions } from './sonarqube/double.ts';
export { readRecording, type Recording } from './sonarqube/recording.ts';

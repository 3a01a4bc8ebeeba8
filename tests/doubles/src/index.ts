export { startCodeHost, type CodeHostDouble } from './code-host/double.ts';
export { startFaultProxy, type FaultProxy } from './fault-proxy.ts';
export { createFaults, faultModes, type FaultMode, type Faults, type LoggedRequest } from './faults.ts';
export { freePort } from './free-port.ts';
export { startGitHost, type GitHostOptions } from './git-host/git-host.ts';
export { madeAuthor, makeHistory, type MadeCommit } from './git-host/make-history.ts';
export { addCommit, makeRepository, type TreeFile } from './git-host/make-repository.ts';
export { listen, type Listening } from './http.ts';
export { startMailServer } from './mail/mail-server.ts';
export { endWithTests } from './processes/keep.ts';
export { eventually, whileAlive } from './processes/life.ts';
export {
  descendantsOf,
  memoryOf,
  processesWith,
  readProcess,
  resetPeak,
  runs,
  type SystemProcess,
} from './processes/system-processes.ts';
export { startSonarqube, type SonarqubeDouble, type SonarqubeOptions } from './sonarqube/double.ts';
export { readRecording, type Recording } from './sonarqube/recording.ts';

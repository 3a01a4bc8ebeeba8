export { createAnalizadorRepositorios } from './analyse-repository.ts';
export type { AnalyserOptions } from './analyser-options.ts';
export { analyseCommit, blobsOfCommit } from './analyse-commit.ts';
export { analyseFolder, type AnalysedFolder } from './analyse-folder.ts';
export { countChangesHere } from './count-changes-here.ts';
export { pairMoves } from './repository/git/history/moves.ts';
export { falloAnalisis } from './failures.ts';
export { GitError } from './repository/git/run-git.ts';
export { isBelowGit } from './list-folder.ts';
export {
  commitOf,
  headCommitOf,
  isSparse,
  mergeBaseOf,
  readWorkTree,
  type WorkTree,
} from './repository/git/work-tree.ts';
export type { AnalysedFile, AnalysedSources } from './pipeline/analyse-sources.ts';
export { createWarmPool, type WarmPool } from './workers/warm-pool.ts';
export { limitesPorDefecto } from './pipeline/limits.ts';
export { builtWorker } from './bundle/built-worker.ts';
export { versionAnalizador } from './analyser-version.ts';
export { createRunner, type Runner, type RunnerOptions } from './process/runner.ts';

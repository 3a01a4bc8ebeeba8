export { createAnalizadorRepositorios } from './analyse-repository.ts';
export type { AnalyserOptions } from './analyser-options.ts';
export { analyseFolder } from './analyse-folder.ts';
export type { AnalysedFile, AnalysedSources } from './pipeline/analyse-sources.ts';
export { createWarmPool, type WarmPool } from './workers/warm-pool.ts';
export { limitesPorDefecto } from './pipeline/limits.ts';
export { builtWorker } from './bundle/built-worker.ts';
export { versionAnalizador } from './analyser-version.ts';
export { createRunner, type Runner, type RunnerOptions } from './process/runner.ts';

export { createAnalizadorRepositorios, type OpcionesAnalizador } from './analyse-repository.ts';
export { analizarCarpeta } from './analyse-folder.ts';
export type { AnalysedFile, FuentesAnalizadas } from './pipeline/analyse-sources.ts';
export { createReserva, type Reserva } from './workers/warm-pool.ts';
export { limitesPorDefecto } from './pipeline/limits.ts';
export { trabajadorConstruido } from './bundle/built-worker.ts';
export { versionAnalizador } from './analyser-version.ts';
export { createRunner, type Runner, type RunnerOptions } from './process/runner.ts';

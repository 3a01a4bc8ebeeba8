import type { LimitesAnalisis } from '@mantenible/domain/analisis';

import type { Program, Spawn } from './program.port.ts';
import { WorkerPool } from './worker-pool.ts';

/** Settings of the workers of an analysis. */
export interface WorkersRequest {
  /** Path of the workers' program. */
  readonly worker: string;
  readonly limites: LimitesAnalisis;
  readonly signal: AbortSignal;
  readonly spawn?: Spawn;
  /** Priority of the workers; below this process by default. */
  readonly priority?: Program['priority'] | undefined;
}

/** The worker processes of one analysis. */
export interface AnalysisWorkers {
  readonly measureWorkers: WorkerPool;
  /** One worker at a time: it uses two cores, and a second one would load every rule again. */
  readonly ruleWorkers: WorkerPool;
  /** Settles when the rule worker has loaded the rules for scripts. */
  readonly ready: Promise<void>;
  readonly close: () => void;
}

/** Starts the workers of one analysis before its sources are read; the caller closes them. */
export function startWorkers({ worker, limites, signal, spawn, priority }: WorkersRequest): AnalysisWorkers {
  const options = {
    program: worker,
    memoryMb: limites.memoriaMb,
    silenceMs: limites.segundosPorLote * 1000,
    signal,
    spawn,
    priority,
  };
  const measureWorkers = new WorkerPool(options);
  measureWorkers.start();
  const ruleWorkers = new WorkerPool(options);
  const ready = ruleWorkers.warm();
  const close = (): void => {
    measureWorkers.close();
    ruleWorkers.close();
  };
  return { measureWorkers, ruleWorkers, ready, close };
}

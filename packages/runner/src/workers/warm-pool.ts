import { startWorkers, type AnalysisWorkers, type WorkersRequest } from './analysis-workers.ts';

/** Workers that are started before an analysis begins, so that the analysis does not wait for them to load. */
export interface WarmPool {
  /**
   * Starts the workers of one analysis and loads the rules in them, unless they are warm already or an analysis
   * runs. Settles when they are ready. Workers that no analysis takes within the idle time are killed.
   */
  warm(): Promise<void>;
  /** The warm workers, or new ones, for one analysis; closing them warms workers for the next analysis. */
  take(signal: AbortSignal): AnalysisWorkers;
  /** Kills the warm workers; none is warmed afterwards. */
  close(): void;
}

interface WarmWorkers {
  readonly workers: AnalysisWorkers;
  readonly control: AbortController;
}

const tenMinutes = 10 * 60 * 1000;

/** Creates a pool that keeps the workers of the next analysis warm; workers are not shared between analyses. */
export function createWarmPool(request: Omit<WorkersRequest, 'signal'>, idleMs = tenMinutes): WarmPool {
  let kept: WarmWorkers | null = null;
  let analyses = 0;
  let closed = false;
  let idleTimer: NodeJS.Timeout | undefined;
  const start = (): WarmWorkers => {
    const control = new AbortController();
    return { control, workers: startWorkers({ ...request, signal: control.signal }) };
  };
  const discard = (): void => {
    clearTimeout(idleTimer);
    kept?.workers.close();
    kept = null;
  };
  const warm = async (): Promise<void> => {
    if (closed || analyses > 0) return;
    kept ??= start();
    clearTimeout(idleTimer);
    idleTimer = setTimeout(discard, idleMs).unref();
    await kept.workers.ready;
  };
  return {
    warm,
    take: (signal) => {
      const { workers, control } = kept ?? start();
      kept = null;
      clearTimeout(idleTimer);
      analyses += 1;
      const abort = (): void => {
        control.abort(signal.reason);
      };
      if (signal.aborted) abort();
      signal.addEventListener('abort', abort, { once: true });
      return {
        ...workers,
        close: () => {
          signal.removeEventListener('abort', abort);
          workers.close();
          analyses -= 1;
          void warm();
        },
      };
    },
    close: () => {
      closed = true;
      discard();
    },
  };
}

import { startWorkers, type AnalysisWorkers, type WorkersRequest } from '../pipeline/analyse-sources.ts';

/** Workers that are started before an analysis begins, so that it does not wait for them to load. */
export interface WarmPool {
  /**
   * Warms the workers of one analysis, unless they are warm or an analysis runs. Unused workers are
   * killed after the idle time. Settles when they are ready.
   */
  warm(): Promise<void>;
  /** Workers for one analysis, warm or not; closing them warms those of the next analysis. */
  take(signal: AbortSignal): AnalysisWorkers;
  /** Kills the warm workers; none is warmed afterwards. */
  close(): void;
}

interface WarmWorkers {
  readonly workers: AnalysisWorkers;
  readonly control: AbortController;
}

const tenMinutes = 10 * 60 * 1000;

/** Keeps the workers of one analysis warm; they serve that analysis only. */
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

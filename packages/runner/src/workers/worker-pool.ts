import { startWorker, type Worker, type WorkerOptions } from './worker.ts';

/** A pool of workers of the same kind; a worker runs one task at a time and is reused until it dies. */
export interface WorkerPool {
  /** Runs a task with an idle, warm or new worker. A worker whose task fails is killed. */
  run<T>(task: (worker: Worker) => Promise<T>): Promise<T>;
  /** Starts a worker ahead of the first task. */
  start(): void;
  /**
   * Starts a worker and loads the rules for scripts in it ahead of the first task; settles when they are loaded
   * or the worker has died.
   */
  warm(): Promise<void>;
  /** Kills the worker that `warm` started. */
  discardWarm(): void;
  /** Kills all workers. */
  close(): void;
}

interface WarmWorker {
  readonly worker: Worker;
  readonly ready: Promise<void>;
}

export function createWorkerPool(options: WorkerOptions): WorkerPool {
  const idle: Worker[] = [];
  const workers = new Set<Worker>();
  let warming: WarmWorker | null = null;
  const start = (): Worker => {
    const worker = startWorker(options);
    workers.add(worker);
    return worker;
  };
  const remove = (worker: Worker): void => {
    worker.kill();
    workers.delete(worker);
  };
  /** An idle worker that is alive; null without one. */
  const takeIdle = (): Worker | null => {
    for (let worker = idle.pop(); worker !== undefined; worker = idle.pop()) {
      if (worker.isAlive()) return worker;
      remove(worker);
    }
    return null;
  };
  const takeWarm = async (): Promise<Worker | null> => {
    if (warming === null) return null;
    const { worker, ready } = warming;
    warming = null;
    await ready;
    if (worker.isAlive()) return worker;
    remove(worker);
    return null;
  };
  return {
    run: async (task) => {
      options.signal.throwIfAborted();
      const worker = takeIdle() ?? (await takeWarm()) ?? start();
      try {
        const result = await task(worker);
        idle.push(worker);
        return result;
      } catch (error) {
        remove(worker);
        // The abort killed the worker, not a file.
        options.signal.throwIfAborted();
        throw error;
      }
    },
    start: () => {
      idle.push(start());
    },
    warm: async () => {
      if (warming === null) {
        const worker = start();
        // `takeWarm` checks whether the worker is alive.
        const ready = worker.request({ kind: 'warm' }, () => undefined).catch(() => undefined);
        warming = { worker, ready };
      }
      await warming.ready;
    },
    discardWarm: () => {
      if (warming) remove(warming.worker);
      warming = null;
    },
    close: () => {
      for (const worker of workers) worker.kill();
    },
  };
}

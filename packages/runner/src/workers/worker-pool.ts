import { startWorker, type Worker, type WorkerOptions } from './worker.ts';

interface WarmWorker {
  readonly worker: Worker;
  readonly ready: Promise<void>;
}

/** A pool of workers of the same kind; a worker runs one task at a time and is reused until it dies. */
export class WorkerPool {
  private readonly options: WorkerOptions;
  private readonly workers = new Set<Worker>();
  private readonly idle: Worker[] = [];
  private warming: WarmWorker | null = null;

  constructor(options: WorkerOptions) {
    this.options = options;
  }

  /** Runs a task with an idle, warm or new worker. A worker whose task fails is killed. */
  async run<T>(task: (worker: Worker) => Promise<T>): Promise<T> {
    const { signal } = this.options;
    signal.throwIfAborted();
    const worker = this.takeIdle() ?? (await this.takeWarm()) ?? this.add();
    try {
      const result = await task(worker);
      this.idle.push(worker);
      return result;
    } catch (error) {
      this.remove(worker);
      // The abort killed the worker, not a file.
      signal.throwIfAborted();
      throw error;
    }
  }

  /** Starts a worker ahead of the first task. */
  start(): void {
    this.idle.push(this.add());
  }

  /**
   * Starts a worker and loads the rules for scripts in it ahead of the first task; settles when they are loaded
   * or the worker has died.
   */
  async warm(): Promise<void> {
    if (this.warming === null) {
      const worker = this.add();
      // `takeWarm` checks whether the worker is alive.
      const ready = worker.request({ kind: 'warm' }, () => undefined).catch(() => undefined);
      this.warming = { worker, ready };
    }
    await this.warming.ready;
  }

  /** Kills the worker that `warm` started. */
  discardWarm(): void {
    if (this.warming) this.remove(this.warming.worker);
    this.warming = null;
  }

  /** Kills all workers. */
  close(): void {
    for (const worker of this.workers) worker.kill();
  }

  private add(): Worker {
    const worker = startWorker(this.options);
    this.workers.add(worker);
    return worker;
  }

  private remove(worker: Worker): void {
    worker.kill();
    this.workers.delete(worker);
  }

  /** An idle worker that is alive; null without one. */
  private takeIdle(): Worker | null {
    for (let worker = this.idle.pop(); worker !== undefined; worker = this.idle.pop()) {
      if (worker.isAlive()) return worker;
      this.remove(worker);
    }
    return null;
  }

  private async takeWarm(): Promise<Worker | null> {
    if (this.warming === null) return null;
    const { worker, ready } = this.warming;
    this.warming = null;
    await ready;
    if (worker.isAlive()) return worker;
    this.remove(worker);
    return null;
  }
}

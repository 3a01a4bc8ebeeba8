import type { NewJob, JobRepository } from './job.port.ts';
import type { JobLog } from './run-job.ts';

interface Deps {
  /** Rows of each kind of job. */
  readonly kinds: readonly Pick<JobRepository, 'open' | 'abandon'>[];
  /** Deletes stored files that belong neither to a newest published analysis nor to an open one. */
  readonly results: { borrarSueltos(): Promise<void> };
  /** Removes leftovers of dead processes on the disk. */
  readonly analyser: { barrer(): Promise<void> };
  readonly log: JobLog;
  readonly now: () => Date;
  readonly queue: {
    refill(jobs: readonly NewJob[]): Promise<void>;
    failActive(ids: readonly string[]): Promise<void>;
    supervise(): Promise<void>;
  };
}

/**
 * Recovers at start from processes that died: removes leftovers on the disk and texts without an analysis, and queues
 * analyses without a job, as after a restore. `alone`: no other process can hold a claim, so every active job belongs to
 * a dead one; the queue retries each once, after a delay that leaves the starting server its resources.
 */
export async function recoverJobs(deps: Deps, alone: boolean): Promise<void> {
  await deps.analyser.barrer();
  const jobs = (await Promise.all(deps.kinds.map((kind) => kind.open()))).flat();
  await deps.queue.refill(jobs);
  if (alone) await deps.queue.failActive(jobs.map(({ id }) => id));
  else await deps.queue.supervise();
  await deps.results.borrarSueltos();
}

/** Ends an analysis or a past whose process died twice, so that its job became a dead letter. */
export async function endDeadLetter(deps: Deps, id: string): Promise<void> {
  deps.log.info({ analisis: id }, 'analysis: its process died twice');
  const motivo = 'La máquina se detuvo durante el análisis. Vuelva a iniciarlo.';
  const final = { estado: 'fallido', codigo: 'maquina-detenida', motivo } as const;
  for (const kind of deps.kinds) await kind.abandon(id, final, deps.now());
  await deps.results.borrarSueltos();
}

import { RunnerDied } from '@mantenible/domain/analisis';
import { DomainError } from '@mantenible/domain/error';

import { followJob, type JobProgress } from './follow-job.ts';
import type { Claim, ClaimedJob, FinalState, Job, JobRepository, Publication } from './job.port.ts';

export interface JobLog {
  info(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

export interface JobDeps {
  readonly jobs: JobRepository;
  readonly log: JobLog;
  readonly now: () => Date;
  readonly queue: { giveBack(claim: Claim): Promise<void> };
  /** Called at the end of each attempt, except after `RunnerDied`, with its outcome: 'listo' or what `settle` or `desist` returned. */
  readonly onEnd?: ((outcome: string, ms: number) => void) | undefined;
}

/** Steps that differ between the kinds of jobs. */
export interface Task {
  /** Name of the kind in the log. */
  readonly name: string;
  run(job: Job, progress: JobProgress): Promise<Publication>;
  /** Called after a result was published; never rejects. */
  onPublished(job: Job): Promise<void>;
  /** Deletes what a job left that will not be published. */
  discard(id: string): Promise<void>;
}

/**
 * Runs one job, from its claim to its last state: published, failed with a reason, cancelled, or given back to the
 * queue when this process has to stop. The content of a repository never makes it reject. It rejects with `RunnerDied`,
 * so that the queue tries once more.
 */
export async function runJob(deps: JobDeps, task: Task, claim: ClaimedJob, stop: AbortSignal): Promise<void> {
  const job = await deps.jobs.begin(claim, deps.now());
  if (!job) return;
  const since = deps.now().getTime();
  const onFailure = logFailure(deps, job);
  const progress = followJob({ ...deps, onFailure }, job, { lost: claim.lost, stop });
  let outcome: string;
  try {
    const publication = await task.run(job, progress);
    if (publication === 'publicado') await task.onPublished(job);
    outcome = publication === 'publicado' ? 'listo' : await desist(deps, task, job);
  } catch (error) {
    outcome = await settle(deps, task, job, { progress, error });
  } finally {
    await progress.end();
  }
  const ms = deps.now().getTime() - since;
  deps.onEnd?.(outcome, ms);
  deps.log.info({ ...logFields(job), estado: outcome, ms }, `${task.name} ended`);
}

interface Failure {
  readonly progress: JobProgress;
  readonly error: unknown;
}

/**
 * Ends an attempt that failed or was aborted. A failure is stored and partial results are deleted; when this process has to stop,
 * the job returns to the queue; after a lost claim no state is stored. Returns the code of the failure, 'parada', 'perdido' or
 * 'cancelado'. Rejects with `RunnerDied`.
 */
async function settle(deps: JobDeps, task: Task, job: Job, { progress, error }: Failure): Promise<string> {
  // Ends the progress first, so that no write of it follows the last state.
  await progress.end();
  const reason = progress.reason();
  if (reason === 'lost') return desist(deps, task, job);
  if (reason === 'stop') {
    await deps.queue.giveBack(job);
    return 'parada';
  }
  // The queue counts a dead runner as a dead process and tries once more.
  if (error instanceof RunnerDied) throw error;
  const final = finalStateOf(error);
  if (final === internalFailure) logFailure(deps, job)(error);
  if (!(await deps.jobs.end(job, final, deps.now()))) return desist(deps, task, job);
  await task.discard(job.id);
  return final.codigo ?? final.estado;
}

/** After a lost claim: keeps what was stored, which may be another worker's, unless the job was cancelled. */
async function desist(deps: JobDeps, task: Task, { id }: Job): Promise<string> {
  if (!(await deps.jobs.isCancelled(id))) return 'perdido';
  await task.discard(id);
  return 'cancelado';
}

const internalFailure: FinalState = {
  estado: 'fallido',
  codigo: 'fallo-interno',
  motivo: 'Se produjo un error inesperado durante el análisis. Inténtelo de nuevo más tarde.',
};

function finalStateOf(error: unknown): FinalState {
  if (!(error instanceof DomainError)) return internalFailure;
  return { estado: 'fallido', codigo: error.codigo, motivo: error.message };
}

/** Logs a failure of a job. */
export function logFailure({ log }: Pick<JobDeps, 'log'>, job: Job): (error: unknown) => void {
  return (err) => {
    log.error({ err, ...logFields(job) }, 'analysis: something failed');
  };
}

function logFields({ id, proyectoId, idPersona }: Job): object {
  return { analisis: id, proyecto: proyectoId, sub: idPersona };
}

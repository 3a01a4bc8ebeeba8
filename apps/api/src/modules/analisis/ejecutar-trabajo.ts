import { RunnerDied } from '@mantenible/domain/analisis';
import { DomainError } from '@mantenible/domain/error';

import type {
  Claim,
  ClaimedJob,
  EstadoFinal,
  Publicado,
  Trabajo,
  TrabajoRepository,
} from './analisis.port.ts';
import { followJob, type JobProgress } from './follow-job.ts';

export interface DiarioAnalisis {
  info(datos: object, mensaje: string): void;
  error(datos: object, mensaje: string): void;
}

export interface DepsTrabajo {
  readonly trabajos: TrabajoRepository;
  readonly diario: DiarioAnalisis;
  readonly ahora: () => Date;
  readonly queue: { giveBack(claim: Claim): Promise<void> };
  /** Called at the end of each attempt, except after `RunnerDied`, with its outcome: 'listo' or what `cerrar` or `desistir` returned. */
  readonly alTerminar?: ((estado: string, ms: number) => void) | undefined;
}

/** Steps that differ between the kinds of jobs. */
export interface Tarea {
  /** Name of the kind in the log. */
  readonly nombre: string;
  hacer(trabajo: Trabajo, progress: JobProgress): Promise<Publicado>;
  /** Called after a result was published; never rejects. */
  alPublicar(trabajo: Trabajo): Promise<void>;
  /** Deletes what a job left that will not be published. */
  descartar(id: string): Promise<void>;
}

/**
 * Runs one job, from its claim to its last state: published, failed with a reason, cancelled, or given back to the
 * queue when this process has to stop. The content of a repository never makes it reject. It rejects with `RunnerDied`,
 * so that the queue tries once more.
 */
export async function ejecutarTrabajo(
  deps: DepsTrabajo,
  tarea: Tarea,
  job: ClaimedJob,
  stop: AbortSignal,
): Promise<void> {
  const trabajo = await deps.trabajos.empezar(job, deps.ahora());
  if (!trabajo) return;
  const desde = deps.ahora().getTime();
  const alFallar = anotarFallo(deps, trabajo);
  const progress = followJob({ ...deps, alFallar }, trabajo, { lost: job.lost, stop });
  let estado: string;
  try {
    const publicado = await tarea.hacer(trabajo, progress);
    if (publicado === 'publicado') await tarea.alPublicar(trabajo);
    estado = publicado === 'publicado' ? 'listo' : await desistir(deps, tarea, trabajo);
  } catch (error) {
    estado = await cerrar(deps, tarea, trabajo, { progress, error });
  } finally {
    await progress.end();
  }
  const ms = deps.ahora().getTime() - desde;
  deps.alTerminar?.(estado, ms);
  deps.diario.info({ ...camposDeDiario(trabajo), estado, ms }, `${tarea.nombre} ended`);
}

interface Fallo {
  readonly progress: JobProgress;
  readonly error: unknown;
}

/**
 * Ends an attempt that failed or was aborted. A failure is stored and partial results are deleted; when this process has to stop,
 * the job returns to the queue; after a lost claim no state is stored. Returns the code of the failure, 'parada', 'perdido' or
 * 'cancelado'. Rejects with `RunnerDied`.
 */
async function cerrar(
  deps: DepsTrabajo,
  tarea: Tarea,
  trabajo: Trabajo,
  { progress, error }: Fallo,
): Promise<string> {
  // Ends the progress first, so that no write of it follows the last state.
  await progress.end();
  const reason = progress.reason();
  if (reason === 'lost') return desistir(deps, tarea, trabajo);
  if (reason === 'stop') {
    await deps.queue.giveBack(trabajo);
    return 'parada';
  }
  // The queue counts a dead runner as a dead process and tries once more.
  if (error instanceof RunnerDied) throw error;
  const final = finalDe(error);
  if (final === falloInterno) anotarFallo(deps, trabajo)(error);
  if (!(await deps.trabajos.terminar(trabajo, final, deps.ahora()))) return desistir(deps, tarea, trabajo);
  await tarea.descartar(trabajo.id);
  return final.codigo ?? final.estado;
}

/** After a lost claim: keeps what was stored, which may be another worker's, unless the job was cancelled. */
async function desistir(deps: DepsTrabajo, tarea: Tarea, { id }: Trabajo): Promise<string> {
  if (!(await deps.trabajos.cancelado(id))) return 'perdido';
  await tarea.descartar(id);
  return 'cancelado';
}

const falloInterno: EstadoFinal = {
  estado: 'fallido',
  codigo: 'fallo-interno',
  motivo: 'Se produjo un error inesperado durante el análisis. Inténtelo de nuevo más tarde.',
};

function finalDe(error: unknown): EstadoFinal {
  if (!(error instanceof DomainError)) return falloInterno;
  return { estado: 'fallido', codigo: error.codigo, motivo: error.message };
}

/** Logs a failure of a job. */
export function anotarFallo(
  { diario }: Pick<DepsTrabajo, 'diario'>,
  trabajo: Trabajo,
): (error: unknown) => void {
  return (err) => {
    diario.error({ err, ...camposDeDiario(trabajo) }, 'analysis: something failed');
  };
}

function camposDeDiario({ id, proyectoId, idPersona }: Trabajo): object {
  return { analisis: id, proyecto: proyectoId, sub: idPersona };
}

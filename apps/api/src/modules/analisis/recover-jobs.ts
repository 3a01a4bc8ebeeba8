import type { NewJob, ResultadoRepository, TrabajoRepository } from './analisis.port.ts';
import type { Analizador } from './analizador.port.ts';
import type { DiarioAnalisis } from './ejecutar-trabajo.ts';

interface Deps {
  /** Rows of each kind of job. */
  readonly clases: readonly Pick<TrabajoRepository, 'abiertos' | 'abandonar'>[];
  readonly resultados: Pick<ResultadoRepository, 'borrarSueltos'>;
  readonly analizador: Pick<Analizador, 'barrer'>;
  readonly diario: DiarioAnalisis;
  readonly ahora: () => Date;
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
  await deps.analizador.barrer();
  const jobs = (await Promise.all(deps.clases.map((clase) => clase.abiertos()))).flat();
  await deps.queue.refill(jobs);
  if (alone) await deps.queue.failActive(jobs.map(({ id }) => id));
  else await deps.queue.supervise();
  await deps.resultados.borrarSueltos();
}

/** Ends an analysis or a past whose process died twice, so that its job became a dead letter. */
export async function endDeadLetter(deps: Deps, id: string): Promise<void> {
  deps.diario.info({ analisis: id }, 'analysis: its process died twice');
  const motivo = 'La máquina se detuvo durante el análisis. Vuelva a iniciarlo.';
  const final = { estado: 'fallido', codigo: 'maquina-detenida', motivo } as const;
  for (const clase of deps.clases) await clase.abandonar(id, final, deps.ahora());
  await deps.resultados.borrarSueltos();
}

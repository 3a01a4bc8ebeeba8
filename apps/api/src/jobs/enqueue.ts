import { DomainError, LimiteAlcanzado } from '@mantenible/domain/error';
import { contar } from '@mantenible/wording/contar';

import type { Admission, NewRun, Workers } from './job.port.ts';

interface Deps {
  /** Times since `since` at which the person started jobs, oldest first. */
  readonly turns: (idPersona: string, since: Date) => Promise<readonly Date[]>;
  /** Jobs that a person may start within an hour. */
  readonly perHour: number;
  readonly workers: Pick<Workers, 'wake'>;
}

const hourMs = 3_600_000;
/** Proposed wait of a refused caller whose other job is open. */
const waitSeconds = 15;

/**
 * Queues a job of the kind that `open` stores, wakes the workers, and returns its id. Refused beyond the person's share
 * of the hour, and while this project or another one of the person has an open job.
 */
export async function enqueue(
  deps: Deps,
  open: (wanted: NewRun) => Promise<Admission>,
  wanted: NewRun,
): Promise<string> {
  await requireShare(deps, wanted.idPersona, wanted.now);
  const admission = await open(wanted);
  if (typeof admission === 'object') throw busyBy(admission.ocupadoPor);
  if (admission === 'proyecto-ocupado') throw projectBusy();
  if (admission === 'persona-ocupada') throw personBusy();
  deps.workers.wake();
  return wanted.id;
}

/** Refuses a job, of any kind, beyond the person's share of the hour. */
async function requireShare(
  { turns, perHour }: Pick<Deps, 'turns' | 'perHour'>,
  sub: string,
  now: Date,
): Promise<void> {
  const started = await turns(sub, new Date(now.getTime() - hourMs));
  // Another start is accepted once this one is more than an hour old.
  const first = started[started.length - perHour];
  if (!first) return;
  const seconds = Math.max(1, Math.ceil((first.getTime() + hourMs - now.getTime()) / 1000));
  const minutes = Math.ceil(seconds / 60);
  throw new LimiteAlcanzado(
    'analisis-por-hora',
    `Ya inició ${perHour} análisis en la última hora. Podrá iniciar otro en ${contar(minutes, 'minuto', 'minutos')}.`,
    seconds,
  );
}

/** The job was refused because the project has one open. */
function projectBusy(): DomainError {
  return new DomainError(
    'conflict',
    'analisis-en-curso',
    'Este proyecto ya se está analizando. Espere a que termine o cancélelo.',
  );
}

/** The job was refused because another person of the team has one open in the project. */
function busyBy(nombre: string): DomainError {
  return new DomainError(
    'conflict',
    'analisis-en-curso',
    `${nombre} ya está analizando este proyecto: el resultado será de todo el equipo.`,
  );
}

/** The job was refused because the person has one open in another project. */
function personBusy(): LimiteAlcanzado {
  return new LimiteAlcanzado(
    'analisis-simultaneos',
    'Ya se está analizando otro de sus proyectos. Espere a que termine o cancélelo.',
    waitSeconds,
  );
}

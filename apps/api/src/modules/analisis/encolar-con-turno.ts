import { DomainError, LimiteAlcanzado } from '@mantenible/domain/error';
import { contar } from '@mantenible/wording/contar';

import type { AnalisisRepository, Apertura, NuevoAnalisis, Obreros } from './analisis.port.ts';
import type { Ejecucion } from './ejecucion.port.ts';

interface DepsTurno extends Pick<Ejecucion, 'porHora'> {
  readonly analisis: Pick<AnalisisRepository, 'turnos'>;
  readonly obreros: Pick<Obreros, 'wake'>;
}

const hora = 3_600_000;
/** Proposed wait of a refused caller whose other job is open. */
const segundosDeEspera = 15;

/**
 * Queues a job of the kind that `abrir` opens, wakes the workers, and returns its id. Refused beyond the person's share
 * of the hour, and while this project or another one of the person has an open job.
 */
export async function encolarConTurno(
  ejecucion: DepsTurno,
  abrir: (nuevo: NuevoAnalisis) => Promise<Apertura>,
  nuevo: NuevoAnalisis,
): Promise<string> {
  await exigirTurno(ejecucion, nuevo.idPersona, nuevo.ahora);
  const apertura = await abrir(nuevo);
  if (apertura === 'proyecto-ocupado') throw yaEnCurso();
  if (apertura === 'persona-ocupada') throw otroEnCurso();
  ejecucion.obreros.wake();
  return nuevo.id;
}

/** Refuses a job, of any kind, beyond the person's share of the hour. */
async function exigirTurno(
  { analisis, porHora }: Pick<DepsTurno, 'analisis' | 'porHora'>,
  sub: string,
  ahora: Date,
): Promise<void> {
  const turnos = await analisis.turnos(sub, new Date(ahora.getTime() - hora));
  // Another start is accepted once this one is more than an hour old.
  const primero = turnos[turnos.length - porHora];
  if (!primero) return;
  const segundos = Math.max(1, Math.ceil((primero.getTime() + hora - ahora.getTime()) / 1000));
  const minutos = Math.ceil(segundos / 60);
  throw new LimiteAlcanzado(
    'analisis-por-hora',
    `Ya inició ${porHora} análisis en la última hora. Podrá iniciar otro en ${contar(minutos, 'minuto', 'minutos')}.`,
    segundos,
  );
}

/** The job was refused because the project has one open. */
function yaEnCurso(): DomainError {
  return new DomainError('conflict', 'analisis-en-curso', 'Este proyecto ya se está analizando.');
}

/** The job was refused because the person has one open in another project. */
function otroEnCurso(): LimiteAlcanzado {
  return new LimiteAlcanzado(
    'analisis-simultaneos',
    'Ya se está analizando otro de sus proyectos. Espere a que termine o cancélelo.',
    segundosDeEspera,
  );
}

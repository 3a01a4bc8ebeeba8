import { DomainError, LimiteAlcanzado } from '@mantenible/domain/error';
import { contar } from '@mantenible/wording/contar';

import type { Ejecucion } from './ejecucion.port.ts';

const hora = 3_600_000;
/** Proposed wait of a refused caller whose other job is open. */
const segundosDeEspera = 15;

/** Refuses a job, of any kind, beyond the person's share of the hour. */
export async function exigirTurno(
  { analisis, porHora }: Pick<Ejecucion, 'analisis' | 'porHora'>,
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
export function yaEnCurso(): DomainError {
  return new DomainError('conflict', 'analisis-en-curso', 'Este proyecto ya se está analizando.');
}

/** The job was refused because the person has one open in another project. */
export function otroEnCurso(): LimiteAlcanzado {
  return new LimiteAlcanzado(
    'analisis-simultaneos',
    'Ya se está analizando otro de sus proyectos. Espere a que termine o cancélelo.',
    segundosDeEspera,
  );
}

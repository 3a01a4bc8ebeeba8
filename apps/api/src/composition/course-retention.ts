import type { Db } from '@mantenible/db';
import { diasDeLista } from '@mantenible/domain/curso';
import { diaMs } from '@mantenible/domain/tiempo';

import { borrarListasCerradas, borrarNombresArchivados } from '../modules/curso/conservacion.repository.ts';

interface RetentionDeps {
  readonly db: Db;
  readonly log: { info(data: object, message: string): void };
  /** Days for which an archived course keeps the names of its people. */
  readonly diasDeNombres: number;
}

/** Erases what a course keeps of people no longer: class lists after its closing, names after its archiving. */
export async function endCourseRetention(
  { db, log, diasDeNombres }: RetentionDeps,
  now: Date,
): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * diaMs);
  const filas = await borrarListasCerradas(db, before(diasDeLista));
  if (filas > 0) log.info({ count: filas }, 'rows of class lists of closed courses erased');
  const cursos = await borrarNombresArchivados(db, before(diasDeNombres), now);
  if (cursos > 0) log.info({ count: cursos }, 'names of archived courses erased');
}

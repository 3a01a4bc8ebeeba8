import { transact, type Db } from '@mantenible/db';
import { sql } from 'kysely';

import { borrarFilasDeEntregas } from '../comun/filas-de-entregas.repository.ts';
import { apuntarEnCurso } from './apunte-de-curso.repository.ts';
import type { CursoRepository } from './curso.port.ts';

/**
 * Deletes a course. What its deliveries hold goes before, in slices. A call that ended early is completed by the next one; that it
 * began is in the audit trail, because marks of a course that still shows are away by then.
 */
export async function borrarCurso(
  db: Db,
  ...[id, autoria]: Parameters<CursoRepository['borrar']>
): ReturnType<CursoRepository['borrar']> {
  const entregas = sql`(select id from entregas where curso_id = ${id})`;
  await transact(db, (trx) => apuntarEnCurso(trx, id, autoria, 'eliminación'));
  await borrarFilasDeEntregas(db, entregas);
  const { numDeletedRows } = await db.deleteFrom('cursos').where('id', '=', id).executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

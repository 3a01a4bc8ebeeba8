import { deleteInSlices, transact, type Conn, type Db } from '@mantenible/db';
import { sql } from 'kysely';

import { anonimizarCopias, anonimizarEntregas } from './anonimizar-entregas.repository.ts';

/** Erases the rows of class lists whose people had not joined when their course closed, before that moment. Returns their number. */
export function borrarListasCerradas(db: Db, limite: Date): Promise<number> {
  const deCerrados = sql`sub is null and curso_id in (select id from cursos where cerrado < ${limite})`;
  return deleteInSlices(db, { table: 'curso_lista', columns: [] }, deCerrados);
}

/**
 * Erases the names of the people of courses that were archived before that moment: numbers and figures stay, without a way to a
 * person or a project. Returns the number of courses.
 */
export async function borrarNombresArchivados(db: Db, limite: Date, now: Date): Promise<number> {
  const cursos = await db
    .selectFrom('cursos')
    .select('id')
    .where('archivado', '<', limite)
    .where('anonimo', 'is', null)
    .execute();
  for (const { id } of cursos) {
    await anonimizarCopias(db, id);
    await transact(db, (trx) => borrarNombres(trx, id, now));
  }
  return cursos.length;
}

async function borrarNombres(trx: Conn, id: string, now: Date): Promise<void> {
  await trx.deleteFrom('curso_lista').where('curso_id', '=', id).execute();
  await trx.deleteFrom('curso_proyectos').where('curso_id', '=', id).execute();
  await sql`update curso_personas p set sub = 'anonima:' || o.n, correo = null
    from (select sub, row_number() over (order by md5(sub)) as n from curso_personas where curso_id = ${id}) o
    where p.curso_id = ${id} and p.sub = o.sub`.execute(trx);
  await anonimizarEntregas(trx, id);
  await trx.updateTable('cursos').set({ anonimo: now }).where('id', '=', id).execute();
}

import { sql, type Kysely } from 'kysely';

/** Rows measured by one statement: each reads their answers. */
const lote = 20;

/** The size of a saved test beside it, so that a list is bounded without reading the answers (requisito: bounded-answers). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('respuestas')
    .addColumn('tamano', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await medir(db, '00000000-0000-0000-0000-000000000000');
}

async function medir(db: Kysely<unknown>, desde: string): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from respuestas where id > ${desde} order by id limit ${lote}`.execute(db);
  const ultima = rows.at(-1);
  if (!ultima) return;
  await sql`update respuestas
    set tamano = octet_length(respuestas::text) + octet_length(promedios::text)
    where id > ${desde} and id <= ${ultima.id}`.execute(db);
  await medir(db, ultima.id);
}

import { sql, type Kysely } from 'kysely';

/** Rows of one statement: each reads its test once. */
const porTramo = 100;

/**
 * Size, kind and item of the test of a copy: batches of copies are bounded, and those with the test that is asked for are found,
 * without reading the tests. Without them, as in a copy of a server of the version before, they are read from the test.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table entregados add column prueba_bytes integer, add column prueba_tipo text,
    add column prueba_elemento uuid`.execute(db);
  const elemento = sql`prueba ->> 'elementoId'`;
  for (;;) {
    // The kind of a test whose item is damaged stays unknown, so that its reader sees the test itself.
    const { numAffectedRows } = await sql`
      update entregados set prueba_bytes = octet_length(prueba::text),
        prueba_tipo = case when ${elemento} is null or ${elemento} ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
          then prueba ->> 'tipo' end,
        prueba_elemento = case when ${elemento} ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then (${elemento})::uuid end
      where id in (select id from entregados where prueba is not null and prueba_bytes is null limit ${porTramo})`.execute(
      db,
    );
    if (numAffectedRows === 0n) return;
  }
}

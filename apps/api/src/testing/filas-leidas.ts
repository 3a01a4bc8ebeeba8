import type { Db, Schema } from '@mantenible/db';
import { sql } from 'kysely';

/** Makes the planner expect no row of a table, whatever it gets later: its statistics are gathered after its rows are deleted. */
export async function esperarNinguna(db: Db, tabla: keyof Schema): Promise<void> {
  await sql`delete from ${sql.table(tabla)}`.execute(db);
  await sql`analyze ${sql.table(tabla)}`.execute(db);
}

/** Rows of a table that the engine reads for a function, which gets the database over one connection. */
export function filasLeidas(
  db: Db,
  tabla: keyof Schema,
  leer: (db: Db) => Promise<unknown>,
): Promise<number> {
  return db.connection().execute(async (conexion) => {
    const antes = await contadas(conexion, tabla);
    await leer(conexion);
    return (await contadas(conexion, tabla)) - antes;
  });
}

async function contadas(conexion: Db, tabla: keyof Schema): Promise<number> {
  // By itself a connection adds what it counted to the numbers of the table once a second.
  await sql`select pg_stat_force_next_flush()`.execute(conexion);
  const { rows } = await sql<{ leidas: string | number }>`
    select seq_tup_read + coalesce(idx_tup_fetch, 0) as leidas
    from pg_stat_user_tables where relname = ${tabla}`.execute(conexion);
  return Number(rows[0]?.leidas);
}

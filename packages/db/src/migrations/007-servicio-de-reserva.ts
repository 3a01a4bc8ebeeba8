import type { Kysely } from 'kysely';

/** Null for earlier rows: they were made with scanners that keep no projects. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('reservas_clave').addColumn('servicio', 'text').execute();
}

import type { Kysely } from 'kysely';

/** Rows from before have none: they were made where no service keeps anything. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('reservas_clave').addColumn('servicio', 'text').execute();
}

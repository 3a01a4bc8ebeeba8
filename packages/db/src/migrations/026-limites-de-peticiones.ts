import type { Kysely } from 'kysely';

/** Calls a minute by person and by address, which several servers count together (ADR 0045). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('limites_peticiones')
    // Hash of what is counted.
    .addColumn('clave', 'text', (c) => c.primaryKey())
    .addColumn('desde', 'timestamptz', (c) => c.notNull())
    .addColumn('cuenta', 'integer', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('limites_peticiones_desde').on('limites_peticiones').column('desde').execute();
}

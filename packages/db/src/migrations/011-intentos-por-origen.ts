import type { Kysely } from 'kysely';

/** Failed sign-ins count by device, address and account, no longer by the name typed alone (ADR 0026). */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Kept for a day at most, so nothing is worth moving over.
  await db.schema.dropTable('intentos_acceso').execute();
  await db.schema
    .createTable('intentos_acceso')
    .addColumn('clave', 'text', (c) => c.primaryKey())
    .addColumn('grupo', 'text', (c) => c.notNull())
    .addColumn('fallos', 'integer', (c) => c.notNull())
    .addColumn('primero', 'timestamptz', (c) => c.notNull())
    .addColumn('ultimo', 'timestamptz', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('intentos_acceso_ultimo')
    .on('intentos_acceso')
    .columns(['grupo', 'ultimo'])
    .execute();
}

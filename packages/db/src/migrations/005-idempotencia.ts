import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('idempotencia')
    .addColumn('id_persona', 'text', (c) => c.notNull())
    .addColumn('clave', 'text', (c) => c.notNull())
    .addColumn('huella', 'text', (c) => c.notNull())
    .addColumn('estado', 'integer')
    .addColumn('cuerpo', 'text')
    .addColumn('creado', 'timestamptz', (c) => c.notNull())
    .addPrimaryKeyConstraint('idempotencia_pk', ['id_persona', 'clave'])
    .execute();
  await db.schema.createIndex('idempotencia_creado').on('idempotencia').column('creado').execute();
}

import type { Kysely } from 'kysely';

/** Audit trail: who did what, when and to what; repetitions of some actions share a row, which counts them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('auditoria')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('momento', 'timestamptz', (c) => c.notNull())
    .addColumn('ultimo', 'timestamptz', (c) => c.notNull())
    .addColumn('veces', 'integer', (c) => c.notNull())
    .addColumn('sub', 'text', (c) => c.notNull())
    .addColumn('nombre', 'text', (c) => c.notNull())
    .addColumn('usuario', 'text')
    .addColumn('accion', 'text', (c) => c.notNull())
    .addColumn('objeto', 'text', (c) => c.notNull())
    .addColumn('objeto_id', 'text')
    .addColumn('detalle', 'text', (c) => c.notNull())
    .addColumn('grupo', 'text', (c) => c.unique())
    .execute();
  // Pages are read from the newest on; old rows are erased by the same column.
  await db.schema.createIndex('auditoria_ultimo').on('auditoria').columns(['ultimo', 'id']).execute();
}

import type { Kysely } from 'kysely';

/** Actions that owners take into the improvement plans of their projects. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('acciones_mejora')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('proyecto_id', 'uuid', (c) => c.notNull().references('proyectos.id').onDelete('cascade'))
    .addColumn('origen_tipo', 'text', (c) => c.notNull())
    .addColumn('origen_clave', 'text', (c) => c.notNull())
    .addColumn('texto', 'text', (c) => c.notNull())
    .addColumn('esfuerzo', 'text', (c) => c.notNull())
    .addColumn('estado', 'text', (c) => c.notNull())
    .addColumn('responsable', 'text')
    // A day as it was written: a date type would move it between time zones.
    .addColumn('fecha', 'text')
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('enlace', 'text', (c) => c.notNull())
    .addColumn('rama', 'text', (c) => c.notNull())
    // State of the action's cause when it was taken; null where there was no analysis.
    .addColumn('base', 'jsonb')
    .addColumn('creado', 'timestamptz', (c) => c.notNull())
    // First verification: a later finding means that it came back.
    .addColumn('verificada', 'timestamptz')
    .execute();
  await db.schema
    .createIndex('acciones_mejora_proyecto')
    .on('acciones_mejora')
    .columns(['proyecto_id', 'creado'])
    .execute();
}

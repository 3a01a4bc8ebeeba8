import type { Kysely } from 'kysely';

/** A repository's past: one run over chosen commits of the branch, and a row for each of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('pasados')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('proyecto_id', 'uuid', (c) => c.notNull().references('proyectos.id').onDelete('cascade'))
    .addColumn('id_persona', 'text', (c) => c.notNull())
    .addColumn('estado', 'text', (c) => c.notNull())
    .addColumn('enlace', 'text', (c) => c.notNull())
    .addColumn('rama', 'text', (c) => c.notNull())
    .addColumn('creado', 'timestamptz', (c) => c.notNull())
    .addColumn('inicio', 'timestamptz')
    .addColumn('fin', 'timestamptz')
    .addColumn('codigo', 'text')
    .addColumn('motivo', 'text')
    .addColumn('fase', 'text', (c) => c.notNull())
    .addColumn('hechos', 'integer', (c) => c.notNull())
    .addColumn('total', 'integer', (c) => c.notNull())
    // Notices of a finished one.
    .addColumn('avisos', 'jsonb')
    .execute();
  await db.schema.createIndex('pasados_proyecto').on('pasados').columns(['proyecto_id', 'creado']).execute();
  await db.schema
    .createTable('pasado_puntos')
    .addColumn('pasado_id', 'uuid', (c) => c.notNull().references('pasados.id').onDelete('cascade'))
    .addColumn('posicion', 'integer', (c) => c.notNull())
    .addColumn('commit_id', 'text', (c) => c.notNull())
    .addColumn('fecha', 'timestamptz', (c) => c.notNull())
    .addColumn('grado', 'double precision')
    .addColumn('medidas', 'jsonb', (c) => c.notNull())
    .addPrimaryKeyConstraint('pasado_puntos_pk', ['pasado_id', 'posicion'])
    .execute();
}

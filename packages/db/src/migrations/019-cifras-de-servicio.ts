import type { Kysely } from 'kysely';

/** Figures of a scanning service's analyses, a row for each date of an analysis that was shown. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('cifras_servicio')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('proyecto_id', 'uuid', (c) => c.notNull().references('proyectos.id').onDelete('cascade'))
    // Name of the service: with another one the same key is another project.
    .addColumn('servicio', 'text', (c) => c.notNull())
    .addColumn('fecha', 'timestamptz', (c) => c.notNull())
    .addColumn('enlace', 'text', (c) => c.notNull())
    .addColumn('rama', 'text', (c) => c.notNull())
    .addColumn('grado', 'double precision', (c) => c.notNull())
    .addColumn('medidas', 'jsonb', (c) => c.notNull())
    // One row a date, and the newest of a project by one index.
    .addUniqueConstraint('cifras_servicio_fecha', ['proyecto_id', 'servicio', 'fecha'])
    .execute();
}

import type { Kysely } from 'kysely';

/** What finished analyses leave for comparisons, once for each commit and fingerprint of a project. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('detalles_analisis')
    .addColumn('proyecto_id', 'uuid', (c) => c.notNull().references('proyectos.id').onDelete('cascade'))
    .addColumn('commit_id', 'text', (c) => c.notNull())
    .addColumn('huella', 'text', (c) => c.notNull())
    .addColumn('version', 'text', (c) => c.notNull())
    // Null: over the size limit.
    .addColumn('paquete', 'text')
    .addPrimaryKeyConstraint('detalles_analisis_pk', ['proyecto_id', 'commit_id', 'huella'])
    .execute();
}

import type { Kysely } from 'kysely';

/** Hotspots of a finished analysis, computed after it was published. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('puntos_criticos')
    .addColumn('analisis_id', 'uuid', (c) => c.primaryKey().references('analisis.id').onDelete('cascade'))
    .addColumn('estado', 'text', (c) => c.notNull())
    // Reason of a failure, in Spanish.
    .addColumn('motivo', 'text')
    .addColumn('creado', 'timestamptz', (c) => c.notNull())
    // Commits that were read, and the date of the oldest of them.
    .addColumn('commits', 'integer', (c) => c.notNull())
    .addColumn('desde', 'timestamptz')
    .addColumn('completos', 'boolean', (c) => c.notNull())
    // Files that were counted; the first of them are kept.
    .addColumn('total', 'integer', (c) => c.notNull())
    .addColumn('archivos', 'jsonb', (c) => c.notNull())
    // Paths of the files that deserve attention first.
    .addColumn('prioritarios', 'jsonb', (c) => c.notNull())
    .execute();
}

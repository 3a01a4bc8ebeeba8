import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const tabla of ['criterios_valoracion', 'valoracion_mantenibilidad']) {
    await db.schema
      .createTable(tabla)
      .addColumn('id', 'uuid', (c) => c.primaryKey())
      .addColumn('posicion', 'integer', (c) => c.notNull())
      .addColumn('valor1', 'double precision', (c) => c.notNull())
      .addColumn('valor2', 'double precision', (c) => c.notNull())
      .addColumn('criterio', 'text', (c) => c.notNull())
      .addColumn('version', 'integer', (c) => c.notNull())
      .execute();
  }
  await db.schema
    .createTable('propiedades_calidad')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('posicion', 'integer', (c) => c.notNull())
    .addColumn('propiedad', 'text', (c) => c.notNull())
    .addColumn('valor', 'double precision', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .execute();
}

import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('pautas')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('descripcion', 'text', (c) => c.notNull())
    .addColumn('pregunta', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('creado', 'timestamptz', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('niveles')
    .addColumn('pauta_id', 'uuid', (c) => c.notNull().references('pautas.id').onDelete('cascade'))
    .addColumn('posicion', 'integer', (c) => c.notNull())
    .addColumn('descripcion', 'text', (c) => c.notNull())
    .addColumn('valor', 'double precision', (c) => c.notNull())
    .addPrimaryKeyConstraint('niveles_pk', ['pauta_id', 'posicion'])
    .execute();
  await db.schema
    .createTable('listas_verificacion')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('nombre', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('creado', 'timestamptz', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('lista_pautas')
    .addColumn('lista_id', 'uuid', (c) =>
      c.notNull().references('listas_verificacion.id').onDelete('cascade'),
    )
    .addColumn('pauta_id', 'uuid', (c) => c.notNull().references('pautas.id').onDelete('cascade'))
    .addColumn('posicion', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('lista_pautas_pk', ['lista_id', 'pauta_id'])
    .execute();
  await db.schema.createIndex('lista_pautas_pauta').on('lista_pautas').column('pauta_id').execute();
  await db.schema
    .createTable('metricas')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('nombre', 'text', (c) => c.notNull())
    .addColumn('lista_id', 'uuid', (c) => c.references('listas_verificacion.id').onDelete('set null'))
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('creado', 'timestamptz', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('metricas_lista').on('metricas').column('lista_id').execute();
  await db.schema
    .createTable('subcaracteristicas')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('nombre', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('creado', 'timestamptz', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('subcaracteristica_metricas')
    .addColumn('subcaracteristica_id', 'uuid', (c) =>
      c.notNull().references('subcaracteristicas.id').onDelete('cascade'),
    )
    .addColumn('metrica_id', 'uuid', (c) => c.notNull().references('metricas.id').onDelete('cascade'))
    .addColumn('posicion', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('subcaracteristica_metricas_pk', ['subcaracteristica_id', 'metrica_id'])
    .execute();
  await db.schema
    .createIndex('subcaracteristica_metricas_metrica')
    .on('subcaracteristica_metricas')
    .column('metrica_id')
    .execute();
}

import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('respuestas')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('proyecto_id', 'uuid', (c) => c.notNull().references('proyectos.id').onDelete('cascade'))
    .addColumn('id_persona', 'text', (c) => c.notNull())
    .addColumn('nombre', 'text', (c) => c.notNull())
    .addColumn('tipo', 'text', (c) => c.notNull())
    .addColumn('elemento_id', 'uuid')
    .addColumn('intentos', 'integer')
    .addColumn('plan', 'jsonb', (c) => c.notNull())
    .addColumn('respuestas', 'jsonb', (c) => c.notNull())
    .addColumn('creado', 'timestamptz', (c) => c.notNull())
    // Tests of all items have no item: nulls are distinct, so those stay unlimited.
    .addUniqueConstraint('respuestas_intento_unico', ['proyecto_id', 'tipo', 'elemento_id', 'intentos'])
    .execute();
  await db.schema
    .createTable('respuesta_elementos')
    .addColumn('respuesta_id', 'uuid', (c) => c.notNull().references('respuestas.id').onDelete('cascade'))
    .addColumn('elemento_id', 'uuid', (c) => c.notNull())
    .addPrimaryKeyConstraint('respuesta_elementos_pk', ['elemento_id', 'respuesta_id'])
    .execute();
  await db.schema
    .createTable('borradores')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('id_persona', 'text', (c) => c.notNull())
    .addColumn('proyecto_id', 'uuid', (c) => c.notNull().references('proyectos.id').onDelete('cascade'))
    .addColumn('tipo', 'text', (c) => c.notNull())
    .addColumn('elemento', 'text', (c) => c.notNull())
    .addColumn('intentos', 'integer', (c) => c.notNull())
    .addColumn('adicionales', 'jsonb', (c) => c.notNull())
    .addColumn('titulo', 'text', (c) => c.notNull())
    .addColumn('titulo_version', 'integer', (c) => c.notNull())
    .addColumn('plan', 'jsonb', (c) => c.notNull())
    .addColumn('cambios', 'jsonb', (c) => c.notNull())
    .addColumn('creado', 'timestamptz', (c) => c.notNull())
    .addColumn('actualizado', 'timestamptz', (c) => c.notNull())
    .addUniqueConstraint('borradores_unico', ['id_persona', 'proyecto_id', 'tipo', 'elemento', 'intentos'])
    .execute();
  await db.schema
    .createTable('borrador_respuestas')
    .addColumn('borrador_id', 'uuid', (c) => c.notNull().references('borradores.id').onDelete('cascade'))
    .addColumn('lista_id', 'uuid', (c) => c.notNull())
    .addColumn('pauta_id', 'uuid', (c) => c.notNull())
    .addColumn('valor', 'double precision')
    .addColumn('nivel', 'integer')
    .addColumn('comentario', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('borrador_respuestas_pk', ['borrador_id', 'lista_id', 'pauta_id'])
    .execute();
}

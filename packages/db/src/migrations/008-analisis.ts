import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await createAnalisis(db);
  await db.schema
    .createTable('analisis_archivos')
    .addColumn('analisis_id', 'uuid', (c) => c.notNull().references('analisis.id').onDelete('cascade'))
    // A path may exceed the size of an index entry: the position is the key.
    .addColumn('posicion', 'integer', (c) => c.notNull())
    .addColumn('ruta', 'text', (c) => c.notNull())
    .addColumn('lenguaje', 'text', (c) => c.notNull())
    .addColumn('analizable', 'boolean', (c) => c.notNull())
    .addColumn('medidas', 'jsonb', (c) => c.notNull())
    .addColumn('incidencias', 'jsonb', (c) => c.notNull())
    .addColumn('texto_cifrado', 'text', (c) => c.notNull())
    .addColumn('texto_clave', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('analisis_archivos_pk', ['analisis_id', 'posicion'])
    .execute();
  await db.schema
    .createTable('analisis_partes')
    .addColumn('proyecto_id', 'uuid', (c) => c.notNull().references('proyectos.id').onDelete('cascade'))
    .addColumn('huella', 'text', (c) => c.notNull())
    .addColumn('parte', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('analisis_partes_pk', ['proyecto_id', 'huella'])
    .execute();
  await db.schema
    .createTable('analisis_turnos')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('id_persona', 'text', (c) => c.notNull())
    .addColumn('momento', 'timestamptz', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('analisis_turnos_persona')
    .on('analisis_turnos')
    .columns(['id_persona', 'momento'])
    .execute();
}

async function createAnalisis(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('analisis')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('proyecto_id', 'uuid', (c) => c.notNull().references('proyectos.id').onDelete('cascade'))
    .addColumn('id_persona', 'text', (c) => c.notNull())
    .addColumn('estado', 'text', (c) => c.notNull())
    .addColumn('rama', 'text', (c) => c.notNull())
    .addColumn('commit_id', 'text')
    .addColumn('creado', 'timestamptz', (c) => c.notNull())
    .addColumn('inicio', 'timestamptz')
    .addColumn('fin', 'timestamptz')
    .addColumn('grado', 'double precision')
    .addColumn('codigo', 'text')
    .addColumn('motivo', 'text')
    .addColumn('fase', 'text', (c) => c.notNull())
    .addColumn('hechos', 'integer', (c) => c.notNull())
    .addColumn('total', 'integer', (c) => c.notNull())
    .addColumn('medidas', 'jsonb')
    .addColumn('omitidos', 'jsonb')
    .addColumn('intentos', 'integer', (c) => c.notNull())
    .addColumn('latido', 'timestamptz')
    .addColumn('cancelado', 'boolean', (c) => c.notNull().defaultTo(sql`false`))
    // Null once it has ended: nulls are distinct, so these allow one open analysis a project and a person.
    .addColumn('ocupa_proyecto', 'uuid')
    .addColumn('ocupa_persona', 'text')
    .addUniqueConstraint('analisis_uno_por_proyecto', ['ocupa_proyecto'])
    .addUniqueConstraint('analisis_uno_por_persona', ['ocupa_persona'])
    .execute();
  await db.schema
    .createIndex('analisis_proyecto')
    .on('analisis')
    .columns(['proyecto_id', 'creado'])
    .execute();
}

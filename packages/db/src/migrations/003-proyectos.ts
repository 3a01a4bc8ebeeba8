import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('proyectos')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('nombre', 'text', (c) => c.notNull())
    .addColumn('link', 'text', (c) => c.notNull())
    .addColumn('branch', 'text', (c) => c.notNull())
    .addColumn('token_cifrado', 'text', (c) => c.notNull())
    .addColumn('token_clave', 'text', (c) => c.notNull())
    .addColumn('id_persona', 'text', (c) => c.notNull())
    .addColumn('clave', 'text', (c) => c.notNull().unique())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('creado', 'timestamptz', (c) => c.notNull())
    .addUniqueConstraint('proyectos_nombre_unico', ['id_persona', 'nombre'])
    .execute();
  await db.schema
    .createTable('reservas_clave')
    .addColumn('clave', 'text', (c) => c.primaryKey())
    .addColumn('id_persona', 'text', (c) => c.notNull())
    .addColumn('nombre', 'text', (c) => c.notNull())
    .addColumn('creado_en_servicio', 'boolean', (c) => c.notNull())
    .addColumn('creado', 'timestamptz', (c) => c.notNull())
    .addUniqueConstraint('reservas_nombre_unico', ['id_persona', 'nombre'])
    .execute();
}

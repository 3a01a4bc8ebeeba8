import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('cuentas')
    .addColumn('sub', 'text', (c) => c.primaryKey())
    .addColumn('usuario', 'text', (c) => c.notNull().unique())
    .addColumn('nombre', 'text', (c) => c.notNull())
    .addColumn('correo', 'text')
    .addColumn('clave_hash', 'text', (c) => c.notNull())
    .addColumn('roles', 'jsonb', (c) => c.notNull())
    .addColumn('activa', 'boolean', (c) => c.notNull())
    .addColumn('debe_cambiar_clave', 'boolean', (c) => c.notNull())
    .addColumn('creado', 'timestamptz', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('intentos_acceso')
    .addColumn('usuario', 'text', (c) => c.primaryKey())
    .addColumn('fallos', 'integer', (c) => c.notNull())
    .addColumn('primero', 'timestamptz', (c) => c.notNull())
    .addColumn('ultimo', 'timestamptz', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('oidc')
    .addColumn('modelo', 'text', (c) => c.notNull())
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('contenido', 'jsonb', (c) => c.notNull())
    .addColumn('grant_id', 'text')
    .addColumn('user_code', 'text')
    .addColumn('uid', 'text')
    .addColumn('expira', 'timestamptz')
    .addColumn('consumido', 'timestamptz')
    .addPrimaryKeyConstraint('oidc_pk', ['modelo', 'id'])
    .execute();
  await db.schema.createIndex('oidc_grant').on('oidc').column('grant_id').execute();
  await db.schema.createIndex('oidc_uid').on('oidc').column('uid').execute();
  await db.schema.createIndex('oidc_expira').on('oidc').column('expira').execute();
}

import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('personas')
    .addColumn('sub', 'text', (c) => c.primaryKey())
    .addColumn('nombre', 'text', (c) => c.notNull())
    .addColumn('usuario', 'text')
    .addColumn('visto', 'timestamptz', (c) => c.notNull())
    .execute();
  await sql`insert into personas (sub, nombre, usuario, visto) select sub, nombre, usuario, creado from cuentas`.execute(
    db,
  );
}

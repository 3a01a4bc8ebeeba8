import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('analisis')
    // Null for analyses made before the link was kept.
    .addColumn('enlace', 'text')
    .execute();
  // Where it stands among those that wait, and when it may be begun at the earliest.
  await db.schema.alterTable('analisis').addColumn('orden', 'timestamptz').execute();
  await db.schema.alterTable('analisis').addColumn('no_antes', 'timestamptz').execute();
  await sql`update analisis set orden = creado`.execute(db);
}

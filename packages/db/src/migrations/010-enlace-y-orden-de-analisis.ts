import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('analisis')
    // Null for analyses made before the link was kept.
    .addColumn('enlace', 'text')
    .execute();
  // Place among the waiting analyses, and the earliest moment of the start.
  await db.schema.alterTable('analisis').addColumn('orden', 'timestamptz').execute();
  await db.schema.alterTable('analisis').addColumn('no_antes', 'timestamptz').execute();
  await sql`update analisis set orden = creado`.execute(db);
}

import { sql, type Kysely } from 'kysely';

/** Who changed the scope and the starting point of a project last; null for a change of an earlier version. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table ambitos add column id_persona text`.execute(db);
  await sql`alter table partidas add column id_persona text`.execute(db);
}

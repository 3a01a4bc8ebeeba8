import { sql, type Kysely } from 'kysely';

/** The scope and the version of the analyser that a past used, as analyses keep them; null for a past of an earlier version. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table pasados
    add column alcance text, add column alcance_origen text, add column analizador text`.execute(db);
}

import { sql, type Kysely } from 'kysely';

/** The team's marks that a lecturer accepted for a mark: as many new findings of that file, rule and message count no more. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table calificaciones add column marcas jsonb not null default '[]'`.execute(db);
}

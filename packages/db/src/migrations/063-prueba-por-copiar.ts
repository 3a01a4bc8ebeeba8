import { sql, type Kysely } from 'kysely';

/** The deadline whose copies stand but for the test that is asked for, which is copied in slices. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table entregas add column copiada_sin_prueba timestamptz`.execute(db);
}

import type { Kysely } from 'kysely';

/** A repeated answer has the version of the first one; null for answers without a version, and for those kept before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('idempotencia').addColumn('etag', 'text').execute();
}

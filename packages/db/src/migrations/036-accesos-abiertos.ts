import type { Kysely } from 'kysely';

/** Who opened a sign-in form: the forms of one address group are bounded. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Hash of the address group; null for other records.
  await db.schema.alterTable('oidc').addColumn('grupo', 'text').execute();
  await db.schema.createIndex('oidc_grupo').on('oidc').columns(['modelo', 'grupo', 'expira']).execute();
}

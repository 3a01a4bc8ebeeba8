import type { Kysely } from 'kysely';

/** Accounts whose access tokens of before a moment no longer hold: deactivated, demoted or with a reset password. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sesiones_terminadas')
    .addColumn('sub', 'text', (c) => c.primaryKey())
    .addColumn('momento', 'timestamptz', (c) => c.notNull())
    .execute();
}

import type { Kysely } from 'kysely';

/** Exports read the audit trail by the first time of an entry, which no repetition changes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('auditoria_momento').on('auditoria').columns(['momento', 'id']).execute();
}

import { sql, type Kysely } from 'kysely';

/** Ties of guidelines to measures, and pieces of evidence of drafts' answers; saved tests hold theirs in `respuestas`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('pautas').addColumn('medida', 'jsonb').execute();
  await db.schema
    .alterTable('borrador_respuestas')
    .addColumn('evidencias', 'jsonb', (c) => c.notNull().defaultTo(sql`'[]'`))
    .execute();
}

import { sql, type Kysely } from 'kysely';

const columns = [
  'intentos',
  'orden',
  'no_antes',
  'latido',
  'cancelado',
  'ocupa_proyecto',
  'ocupa_persona',
] as const;

/**
 * The queue's table becomes the only record of waiting analyses and their workers (ADR 0031). The
 * schema of the queue's earlier library goes; at its start the server enqueues the unfinished
 * analyses again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop schema if exists pgboss cascade`.execute(db);
  // Analyses whose cancellation was requested while they ran.
  await sql`
    update analisis set estado = 'cancelado', fin = current_timestamp where estado = 'en-curso' and cancelado
  `.execute(db);
  await sql`update analisis set estado = 'en-curso', fase = 'en-cola' where estado = 'en-cola'`.execute(db);
  // Dropping a column drops the constraints on it.
  for (const column of columns) await db.schema.alterTable('analisis').dropColumn(column).execute();
}

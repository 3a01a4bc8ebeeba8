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
 * The queue alone says which analyses wait and who makes them (ADR 0031). The schema of the queue's earlier library
 * goes; at its start the server queues again what had not ended.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop schema if exists pgboss cascade`.execute(db);
  // Asked to stop while it ran.
  await sql`
    update analisis set estado = 'cancelado', fin = current_timestamp where estado = 'en-curso' and cancelado
  `.execute(db);
  await sql`update analisis set estado = 'en-curso', fase = 'en-cola' where estado = 'en-cola'`.execute(db);
  // Dropping a column drops the constraints on it.
  for (const column of columns) await db.schema.alterTable('analisis').dropColumn(column).execute();
}

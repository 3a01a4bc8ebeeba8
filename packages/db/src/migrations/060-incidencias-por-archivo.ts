import { sql, type Kysely } from 'kysely';

/** Number of the findings of each delivered file, so that a page of them reads no other file's. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table entregado_archivos add column cuantas integer not null default 0`.execute(db);
  // An empty list takes 5 bytes: the size is read without the value.
  await sql`update entregado_archivos
    set cuantas = case jsonb_typeof(incidencias) when 'array' then jsonb_array_length(incidencias) else 1 end
    where pg_column_size(incidencias) > 8`.execute(db);
  // A row without its number is refused.
  await sql`alter table entregado_archivos alter column cuantas drop default`.execute(db);
}

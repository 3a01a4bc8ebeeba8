import { sql, type Kysely } from 'kysely';

/** Deleted records of the catalogue, each with its content and its references. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table papelera (
    id uuid primary key,
    tabla text not null,
    nombre text not null,
    contenido jsonb not null,
    version integer not null,
    creado timestamptz not null,
    borrado timestamptz not null,
    -- Subject of who deleted it.
    quien text not null
  )`.execute(db);
  await sql`create index papelera_borrado on papelera (borrado)`.execute(db);
}

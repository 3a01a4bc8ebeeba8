import { sql, type Kysely } from 'kysely';

/**
 * The scope that a project names for its analyses, and the one that each analysis used. `alcance` is a short text that is
 * equal for scopes that cover the same, so that lists compare scopes without reading them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table analisis add column ambito jsonb,
    add column alcance text, add column alcance_origen text`.execute(db);
  await sql`create table ambitos (
    proyecto_id uuid primary key references proyectos_todos on delete cascade,
    ambito jsonb,
    alcance text,
    version integer not null,
    cambiado timestamptz not null
  )`.execute(db);
}

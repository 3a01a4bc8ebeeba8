import { sql, type Kysely } from 'kysely';

/** The scope that a project names for its analyses, and the one that each analysis used. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table analisis add column ambito jsonb`.execute(db);
  await sql`create table ambitos (
    proyecto_id uuid primary key references proyectos_todos on delete cascade,
    ambito jsonb,
    version integer not null,
    cambiado timestamptz not null
  )`.execute(db);
}

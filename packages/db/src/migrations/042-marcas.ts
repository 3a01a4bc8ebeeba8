import { sql, type Kysely } from 'kysely';

/** Marks of findings: a person's decision with its reason. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table marcas (
    id uuid primary key,
    proyecto_id uuid not null references proyectos_todos on delete cascade,
    decision text not null,
    razon text not null,
    ancla jsonb not null,
    creado timestamptz not null
  )`.execute(db);
  await sql`create index marcas_proyecto on marcas (proyecto_id, creado)`.execute(db);
}

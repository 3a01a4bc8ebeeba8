import { sql, type Kysely } from 'kysely';

/** Read-only links: a key opens one thing of a project. Its hash is stored, not the key. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table enlaces_compartidos (
    id uuid primary key,
    proyecto_id uuid not null references proyectos_todos on delete cascade,
    clave_hash text not null constraint enlaces_compartidos_clave unique,
    clase text not null,
    titulo text not null,
    objeto_id uuid,
    otro_id uuid,
    con_codigo boolean not null,
    creado timestamptz not null,
    expira timestamptz not null
  )`.execute(db);
  await sql`create index enlaces_compartidos_proyecto on enlaces_compartidos (proyecto_id, creado)`.execute(
    db,
  );
}

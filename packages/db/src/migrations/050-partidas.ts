import { sql, type Kysely } from 'kysely';

/**
 * The number of commits that hotspots leave out. The starting point of a project, with the findings of its commit: `tipo` and
 * `valor` are null once the project names none; `empezado` is the start of the newest computation; `huella` is of what the
 * result depends on; `paquete` is as in `detalles_analisis`, and null while there is no result.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table puntos_criticos add column apartados integer not null default 0`.execute(db);
  await sql`create table partidas (
    proyecto_id uuid primary key references proyectos_todos on delete cascade,
    tipo text,
    valor text,
    version integer not null,
    cambiado timestamptz not null,
    estado text not null,
    empezado timestamptz,
    motivo text,
    huella text,
    analizador text,
    commit_id text,
    fecha timestamptz,
    enlace text,
    rama text,
    alcance text,
    paquete text
  )`.execute(db);
}

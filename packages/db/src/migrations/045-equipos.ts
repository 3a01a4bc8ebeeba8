import { sql, type Kysely } from 'kysely';

/** Invitations to teams, and who wrote actions and marks. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // One link a project: a new one replaces it.
  `create table equipo_enlaces (
    proyecto_id uuid primary key references proyectos_todos on delete cascade,
    huella text not null constraint equipo_enlaces_huella_unica unique,
    creado timestamptz not null,
    caduca timestamptz not null
  )`,
  // By user name: a person may be invited before their first sign-in.
  `create table equipo_invitaciones (
    id uuid primary key,
    proyecto_id uuid not null references proyectos_todos on delete cascade,
    usuario text not null,
    creado timestamptz not null,
    caduca timestamptz not null,
    constraint equipo_invitaciones_usuario_unico unique (proyecto_id, usuario)
  )`,
  'create index equipo_invitaciones_usuario on equipo_invitaciones (usuario)',
  'alter table acciones_mejora add column id_persona text',
  'alter table marcas add column id_persona text',
];

import { sql, type Kysely } from 'kysely';

/** Invitations to teams, who wrote actions and marks, and by whom and about whom entries of the audit trail are. */
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
  // The other person whom an entry names: a subject, or the user name of an invitation.
  'alter table auditoria add column otro text',
  'create index auditoria_otro on auditoria (otro) where otro is not null',
  'create index auditoria_sub on auditoria (sub, momento, id)',
  'create index auditoria_objeto on auditoria (objeto_id) where objeto_id is not null',
  'create index respuestas_persona on respuestas (id_persona, creado, id)',
  'create index analisis_persona on analisis (id_persona, creado, id)',
];

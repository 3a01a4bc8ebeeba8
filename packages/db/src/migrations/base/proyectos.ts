/**
 * Projects. A deleted one is out of reach at once and its large rows are deleted later, in slices: readers and writers name the
 * view `proyectos`, which lacks it, and foreign keys the table `proyectos_todos`. A later column belongs into both.
 */
export const proyectos = [
  `create table proyectos_todos (
    id uuid constraint proyectos_pkey primary key,
    nombre text not null,
    link text not null,
    branch text not null,
    token_cifrado text not null,
    token_clave text not null,
    id_persona text not null,
    clave text not null constraint proyectos_clave_key unique,
    version integer not null,
    creado timestamptz not null,
    borrado boolean not null default false,
    constraint proyectos_nombre_unico unique (id_persona, nombre)
  )`,
  'create index proyectos_borrados on proyectos_todos (id) where borrado',
  `create table reservas_clave (
    clave text primary key,
    id_persona text not null,
    nombre text not null,
    creado_en_servicio boolean not null,
    servicio text,
    creado timestamptz not null,
    constraint reservas_nombre_unico unique (id_persona, nombre)
  )`,
  `create table acciones_mejora (
    id uuid primary key,
    proyecto_id uuid not null references proyectos_todos on delete cascade,
    origen_tipo text not null,
    origen_clave text not null,
    texto text not null,
    esfuerzo text not null,
    estado text not null,
    responsable text,
    -- A day as it was written: a date type would move it between time zones.
    fecha text,
    version integer not null,
    enlace text not null,
    rama text not null,
    base jsonb,
    creado timestamptz not null,
    verificada timestamptz,
    id_persona text
  )`,
  'create index acciones_mejora_proyecto on acciones_mejora (proyecto_id, creado)',
  `create table ambitos (
    proyecto_id uuid primary key references proyectos_todos on delete cascade,
    ambito jsonb,
    alcance text,
    version integer not null,
    cambiado timestamptz not null
  )`,
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
  `create table enlaces_compartidos (
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
  )`,
  `create index enlaces_compartidos_proyecto on enlaces_compartidos (proyecto_id, creado)`,
];

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
  `create view proyectos as
    select id, nombre, link, branch, token_cifrado, token_clave, id_persona, clave, version, creado
    from proyectos_todos where not borrado`,
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
    verificada timestamptz
  )`,
  'create index acciones_mejora_proyecto on acciones_mejora (proyecto_id, creado)',
];

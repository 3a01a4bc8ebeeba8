/** Analyses with their files, details and hotspots; the past of repositories; figures of a scanning service. */
export const analisis = [
  `create table analisis (
    id uuid primary key,
    proyecto_id uuid not null references proyectos_todos on delete cascade,
    id_persona text not null,
    estado text not null,
    enlace text not null,
    rama text not null,
    commit_id text,
    creado timestamptz not null,
    inicio timestamptz,
    fin timestamptz,
    grado double precision,
    codigo text,
    motivo text,
    fase text not null,
    hechos integer not null,
    total integer not null,
    medidas jsonb,
    omitidos jsonb,
    huella text
  )`,
  'create index analisis_proyecto on analisis (proyecto_id, creado)',
  // A path may exceed the size of an index entry: the position is the key.
  `create table analisis_archivos (
    analisis_id uuid not null references analisis on delete cascade,
    posicion integer not null,
    ruta text not null,
    lenguaje text not null,
    analizable boolean not null,
    medidas jsonb not null,
    incidencias jsonb not null,
    texto_cifrado text not null,
    texto_clave text not null,
    constraint analisis_archivos_pk primary key (analisis_id, posicion)
  )`,
  `create table analisis_partes (
    proyecto_id uuid not null references proyectos_todos on delete cascade,
    huella text not null,
    parte text not null,
    constraint analisis_partes_pk primary key (proyecto_id, huella)
  )`,
  `create table analisis_turnos (
    id uuid primary key,
    id_persona text not null,
    momento timestamptz not null
  )`,
  'create index analisis_turnos_persona on analisis_turnos (id_persona, momento)',
  `create table detalles_analisis (
    proyecto_id uuid not null references proyectos_todos on delete cascade,
    commit_id text not null,
    huella text not null,
    version text not null,
    paquete text,
    constraint detalles_analisis_pk primary key (proyecto_id, commit_id, huella)
  )`,
  `create table puntos_criticos (
    analisis_id uuid primary key references analisis on delete cascade,
    estado text not null,
    motivo text,
    creado timestamptz not null,
    commits integer not null,
    desde timestamptz,
    completos boolean not null,
    total integer not null,
    archivos jsonb not null,
    prioritarios jsonb not null
  )`,
  `create table pasados (
    id uuid primary key,
    proyecto_id uuid not null references proyectos_todos on delete cascade,
    id_persona text not null,
    estado text not null,
    enlace text not null,
    rama text not null,
    creado timestamptz not null,
    inicio timestamptz,
    fin timestamptz,
    codigo text,
    motivo text,
    fase text not null,
    hechos integer not null,
    total integer not null,
    avisos jsonb
  )`,
  'create index pasados_proyecto on pasados (proyecto_id, creado)',
  `create table pasado_puntos (
    pasado_id uuid not null references pasados on delete cascade,
    posicion integer not null,
    commit_id text not null,
    fecha timestamptz not null,
    grado double precision,
    medidas jsonb not null,
    constraint pasado_puntos_pk primary key (pasado_id, posicion)
  )`,
  // One row a date, and the newest of a project by one index.
  `create table cifras_servicio (
    id uuid primary key,
    proyecto_id uuid not null references proyectos_todos on delete cascade,
    servicio text not null,
    fecha timestamptz not null,
    enlace text not null,
    rama text not null,
    grado double precision not null,
    medidas jsonb not null,
    constraint cifras_servicio_fecha unique (proyecto_id, servicio, fecha)
  )`,
];

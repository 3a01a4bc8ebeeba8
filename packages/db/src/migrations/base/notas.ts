/**
 * Rubrics of deliveries by version, marks with their history, comments of lecturers, phrases that they keep, reference tests, and
 * notices of people. Marks and comments belong to a delivery and the project that delivered: they stay with the copies of it.
 */
export const notas = [
  `create table rubricas (
    entrega_id uuid not null references entregas on delete cascade,
    version integer not null,
    lineas jsonb not null,
    -- Why it changed; null for the first version.
    motivo text,
    por jsonb not null,
    creado timestamptz not null,
    primary key (entrega_id, version)
  )`,
  `create table calificaciones (
    id uuid primary key,
    entrega_id uuid not null references entregas on delete cascade,
    proyecto_id uuid not null,
    -- 1: the first correction; 2: the second one, which the team asked for.
    orden integer not null,
    -- Figures of the delivery when they were computed.
    medidas jsonb not null,
    -- The copy that they were read of; null where its files were still to be copied.
    entregado_id uuid,
    calculado timestamptz not null,
    -- Levels that a lecturer chose, by line.
    niveles jsonb not null,
    -- Links that a lecturer accepted as evidence.
    enlaces jsonb not null,
    -- Mark that a lecturer gives instead of the rubric's, with its reason; both null otherwise.
    nota_docente double precision,
    motivo text,
    -- What people of the project read: mark, lines and rubric as they were published; null before.
    publicado jsonb,
    publicada timestamptz,
    revision_pedida timestamptz,
    revision_motivo text,
    version integer not null,
    por jsonb not null,
    cambiado timestamptz not null,
    constraint calificaciones_una unique (entrega_id, proyecto_id, orden)
  )`,
  'create index calificaciones_proyecto on calificaciones (proyecto_id)',
  `create table calificacion_cambios (
    id uuid primary key,
    calificacion_id uuid not null references calificaciones on delete cascade,
    que text not null,
    nota double precision,
    motivo text,
    por jsonb not null,
    momento timestamptz not null
  )`,
  'create index calificacion_cambios_de on calificacion_cambios (calificacion_id, momento)',
  `create table patrones (
    entrega_id uuid primary key references entregas on delete cascade,
    -- The saved test that was copied; it may have been deleted since.
    prueba_id uuid not null,
    nombre text not null,
    enlace text not null,
    prueba jsonb not null,
    por jsonb not null,
    creado timestamptz not null
  )`,
  `create table observaciones (
    id uuid primary key,
    entrega_id uuid not null references entregas on delete cascade,
    proyecto_id uuid not null,
    -- What it is about: an answer, a finding, an action, or the whole.
    lugar text not null,
    clave text not null,
    -- The comment that it replies to.
    padre uuid references observaciones on delete cascade,
    texto text not null,
    por jsonb not null,
    de_docente boolean not null,
    -- 'con-la-nota': shown to people of the project from the publication on.
    cuando text not null,
    resuelta timestamptz,
    version integer not null,
    creado timestamptz not null,
    cambiado timestamptz not null
  )`,
  'create index observaciones_de on observaciones (entrega_id, proyecto_id, creado)',
  'create index observaciones_padre on observaciones (padre)',
  `create table frases (
    id uuid primary key,
    sub text not null,
    texto text not null,
    creado timestamptz not null
  )`,
  'create index frases_sub on frases (sub, creado)',
  `create table avisos (
    id uuid primary key,
    sub text not null,
    tipo text not null,
    entrega_id uuid not null references entregas on delete cascade,
    -- Null for what concerns every project of the course.
    proyecto_id uuid,
    texto text not null,
    creado timestamptz not null,
    leido timestamptz,
    -- One notice of a deadline for a person.
    unico text constraint avisos_unico unique
  )`,
  'create index avisos_sub on avisos (sub, creado)',
  'create index avisos_entrega on avisos (entrega_id)',
];

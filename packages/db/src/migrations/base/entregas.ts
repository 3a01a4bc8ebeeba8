/**
 * Deliveries of courses and what was delivered: copies of their own, which belong to the course and stay when a project or a person
 * is deleted. So no key refers to projects.
 */
export const entregas = [
  `create table entregas (
    id uuid primary key,
    curso_id uuid not null references cursos on delete cascade,
    titulo text not null,
    texto text not null,
    -- Minutes of the course's clocks as they were written, and the instants that they mean; fin is the first one after the deadline.
    abre_local text not null,
    cierra_local text not null,
    abre timestamptz not null,
    fin timestamptz not null,
    pide jsonb not null,
    -- Null without a template; proyecto_id, commit.
    plantilla jsonb,
    -- Null: every file.
    ambito jsonb,
    version integer not null,
    creado timestamptz not null,
    -- The deadline for which the copies were taken; null before.
    copiada timestamptz,
    -- Once a mark was published, a later deadline takes no new copies.
    publicada timestamptz
  )`,
  'create index entregas_curso on entregas (curso_id, creado)',
  'create index entregas_por_copiar on entregas (fin) where copiada is null or copiada <> fin',
  `create table entregados (
    id uuid primary key,
    entrega_id uuid not null references entregas on delete cascade,
    proyecto_id uuid not null,
    proyecto_nombre text not null,
    propietario text not null,
    -- Owner first: sub, nombre.
    miembros jsonb not null,
    enlace text not null,
    rama text not null,
    -- Frozen test; null without one.
    prueba_id uuid,
    prueba jsonb,
    promedio double precision,
    acciones jsonb not null,
    -- Whether the team had an analysis of its own in time.
    analizado boolean not null default false,
    -- The scope that it used: the project's own.
    ambito_propio jsonb,
    -- False: later work that a lecturer took, for tarde_motivo.
    en_plazo boolean not null,
    -- The row that counts: the one in time until later work is taken.
    vigente boolean not null,
    tarde_motivo text,
    tarde_por jsonb,
    hasta timestamptz not null,
    momento timestamptz not null,
    constraint entregados_uno_por_proyecto unique (entrega_id, proyecto_id, en_plazo)
  )`,
  'create index entregados_proyecto on entregados (proyecto_id)',
  `create table entrega_analisis (
    id uuid primary key,
    entrega_id uuid not null references entregas on delete cascade,
    -- Null: the analysis of the template.
    entregado_id uuid references entregados on delete cascade,
    -- 'propio': copied from the project's own analysis; 'servicio': figures of a scanning service; 'entrega': made for the delivery.
    origen text not null,
    estado text not null,
    creado timestamptz not null,
    inicio timestamptz,
    fin timestamptz,
    codigo text,
    motivo text,
    fase text not null,
    hechos integer not null,
    total integer not null,
    commit_id text,
    -- Committer date of the commit; null where it was not read.
    commit_fecha timestamptz,
    grado double precision,
    medidas jsonb,
    omitidos jsonb,
    ambito jsonb,
    alcance text,
    analizador text,
    -- Own analysis whose files are still to be copied.
    fuente_id uuid,
    -- Findings of its files; null before they were counted.
    incidencias integer,
    -- True while no files of it are here: they are still to be copied, were deleted before, or a service keeps them.
    sin_archivos boolean not null default false
  )`,
  'create index entrega_analisis_entregado on entrega_analisis (entregado_id, creado)',
  'create index entrega_analisis_entrega on entrega_analisis (entrega_id)',
  'create index entrega_analisis_por_copiar on entrega_analisis (fuente_id) where fuente_id is not null',
  `create table entregado_archivos (
    analisis_id uuid not null references entrega_analisis on delete cascade,
    posicion integer not null,
    ruta text not null,
    lenguaje text not null,
    analizable boolean not null,
    medidas jsonb not null,
    incidencias jsonb not null,
    -- Analysis under whose id the text is encrypted; both texts are null after the course was archived.
    sello_id uuid not null,
    texto_cifrado text,
    texto_clave text,
    primary key (analisis_id, posicion)
  )`,
  'create index entregado_archivos_sello on entregado_archivos (sello_id)',
  'create index entregado_archivos_con_texto on entregado_archivos (analisis_id) where texto_cifrado is not null',
];

/** Saved tests and drafts. */
export const pruebas = [
  // Tests of all items have no item: nulls are distinct, so those stay unlimited.
  `create table respuestas (
    id uuid primary key,
    proyecto_id uuid not null references proyectos_todos on delete cascade,
    id_persona text not null,
    nombre text not null,
    tipo text not null,
    elemento_id uuid,
    intentos integer,
    plan jsonb not null,
    respuestas jsonb not null,
    promedio double precision,
    promedios jsonb not null,
    tamano integer not null default 0,
    creado timestamptz not null,
    constraint respuestas_intento_unico unique (proyecto_id, tipo, elemento_id, intentos)
  )`,
  'create index respuestas_proyecto on respuestas (proyecto_id, creado)',
  `create table respuesta_elementos (
    respuesta_id uuid not null references respuestas on delete cascade,
    elemento_id uuid not null,
    constraint respuesta_elementos_pk primary key (elemento_id, respuesta_id)
  )`,
  // Without it each deleted test reads the whole table.
  'create index respuesta_elementos_prueba on respuesta_elementos (respuesta_id)',
  `create table borradores (
    id uuid primary key,
    id_persona text not null,
    proyecto_id uuid not null references proyectos_todos on delete cascade,
    tipo text not null,
    elemento text not null,
    intentos integer not null,
    adicionales jsonb not null,
    titulo text not null,
    titulo_version integer not null,
    plan jsonb not null,
    cambios jsonb not null,
    creado timestamptz not null,
    actualizado timestamptz not null,
    constraint borradores_unico unique (id_persona, proyecto_id, tipo, elemento, intentos)
  )`,
  `create table borrador_respuestas (
    borrador_id uuid not null references borradores on delete cascade,
    lista_id uuid not null,
    pauta_id uuid not null,
    valor double precision,
    nivel integer,
    comentario text not null,
    evidencias jsonb not null default '[]',
    version integer not null,
    constraint borrador_respuestas_pk primary key (borrador_id, lista_id, pauta_id)
  )`,
  'create index respuestas_persona on respuestas (id_persona, creado, id)',
];

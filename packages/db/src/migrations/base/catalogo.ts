/** Guidelines, checklists, metrics and sub-characteristics; criteria of the degree; keys of the starter content. */
export const catalogo = [
  `create table pautas (
    id uuid primary key,
    descripcion text not null,
    pregunta text not null,
    medida jsonb,
    version integer not null,
    creado timestamptz not null
  )`,
  `create table niveles (
    pauta_id uuid not null references pautas on delete cascade,
    posicion integer not null,
    descripcion text not null,
    valor double precision not null,
    constraint niveles_pk primary key (pauta_id, posicion)
  )`,
  `create table listas_verificacion (
    id uuid primary key,
    nombre text not null,
    version integer not null,
    creado timestamptz not null
  )`,
  `create table lista_pautas (
    lista_id uuid not null references listas_verificacion on delete cascade,
    pauta_id uuid not null references pautas on delete cascade,
    posicion integer not null,
    constraint lista_pautas_pk primary key (lista_id, pauta_id)
  )`,
  'create index lista_pautas_pauta on lista_pautas (pauta_id)',
  `create table metricas (
    id uuid primary key,
    nombre text not null,
    lista_id uuid references listas_verificacion on delete set null,
    version integer not null,
    creado timestamptz not null
  )`,
  'create index metricas_lista on metricas (lista_id)',
  `create table subcaracteristicas (
    id uuid primary key,
    nombre text not null,
    version integer not null,
    creado timestamptz not null
  )`,
  `create table subcaracteristica_metricas (
    subcaracteristica_id uuid not null references subcaracteristicas on delete cascade,
    metrica_id uuid not null references metricas on delete cascade,
    posicion integer not null,
    constraint subcaracteristica_metricas_pk primary key (subcaracteristica_id, metrica_id)
  )`,
  'create index subcaracteristica_metricas_metrica on subcaracteristica_metricas (metrica_id)',
  ...['criterios_valoracion', 'valoracion_mantenibilidad'].map(
    (tabla) => `create table ${tabla} (
      id uuid primary key,
      posicion integer not null,
      valor1 double precision not null,
      valor2 double precision not null,
      criterio text not null,
      version integer not null
    )`,
  ),
  `create table propiedades_calidad (
    id uuid primary key,
    posicion integer not null,
    propiedad text not null,
    valor double precision not null,
    version integer not null
  )`,
  `create table claves_iniciales (
    clave text primary key,
    elemento_id uuid not null
  )`,
  `create table papelera (
    id uuid primary key,
    tabla text not null,
    nombre text not null,
    contenido jsonb not null,
    version integer not null,
    creado timestamptz not null,
    borrado timestamptz not null,
    -- Subject of who deleted it.
    quien text not null
  )`,
  `create index papelera_borrado on papelera (borrado)`,
];

/** Accounts and sign-ins, limits and repetitions of requests, and the audit trail. */
export const personas = [
  `create table cuentas (
    sub text primary key,
    usuario text not null unique,
    nombre text not null,
    correo text,
    clave_hash text not null,
    roles jsonb not null,
    activa boolean not null,
    debe_cambiar_clave boolean not null,
    creado timestamptz not null
  )`,
  `create table personas (
    sub text primary key,
    nombre text not null,
    usuario text,
    visto timestamptz not null
  )`,
  `create table sesiones_terminadas (
    sub text primary key,
    momento timestamptz not null
  )`,
  `create table intentos_acceso (
    clave text primary key,
    grupo text not null,
    fallos integer not null,
    primero timestamptz not null,
    ultimo timestamptz not null
  )`,
  'create index intentos_acceso_ultimo on intentos_acceso (grupo, ultimo)',
  `create table oidc (
    modelo text not null,
    id text not null,
    contenido jsonb not null,
    grant_id text,
    user_code text,
    uid text,
    grupo text,
    expira timestamptz,
    consumido timestamptz,
    constraint oidc_pk primary key (modelo, id)
  )`,
  'create index oidc_grant on oidc (grant_id)',
  'create index oidc_uid on oidc (uid)',
  'create index oidc_grupo on oidc (modelo, grupo, expira)',
  'create index oidc_expira on oidc (expira)',
  `create table idempotencia (
    id_persona text not null,
    clave text not null,
    huella text not null,
    estado integer,
    cuerpo text,
    etag text,
    creado timestamptz not null,
    constraint idempotencia_pk primary key (id_persona, clave)
  )`,
  'create index idempotencia_creado on idempotencia (creado)',
  `create table auditoria (
    id uuid primary key,
    momento timestamptz not null,
    ultimo timestamptz not null,
    veces integer not null,
    sub text not null,
    nombre text not null,
    usuario text,
    accion text not null,
    objeto text not null,
    objeto_id text,
    detalle text not null,
    grupo text unique,
    otro text
  )`,
  // Pages are read from the newest on; old rows are erased by the same column.
  'create index auditoria_ultimo on auditoria (ultimo, id)',
  // Exports read by the first time of an entry, which no repetition changes.
  'create index auditoria_momento on auditoria (momento, id)',
  'create index auditoria_otro on auditoria (otro) where otro is not null',
  'create index auditoria_sub on auditoria (sub, momento, id)',
  'create index auditoria_objeto on auditoria (objeto_id) where objeto_id is not null',
];

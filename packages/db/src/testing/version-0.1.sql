-- A small database of version 0.1: the tables as its 30 migrations left them, and rows of every kind.

create table acciones_mejora (id uuid not null, proyecto_id uuid not null, origen_tipo text not null, origen_clave
  text not null, texto text not null, esfuerzo text not null, estado text not null, responsable text, fecha text,
  version integer not null, enlace text not null, rama text not null, base jsonb, creado timestamptz not null,
  verificada timestamptz);
create table analisis (id uuid not null, proyecto_id uuid not null, id_persona text not null, estado text not null,
  rama text not null, commit_id text, creado timestamptz not null, inicio timestamptz, fin timestamptz, grado double
  precision, codigo text, motivo text, fase text not null, hechos integer not null, total integer not null, medidas
  jsonb, omitidos jsonb, huella text, enlace text);
create table analisis_archivos (analisis_id uuid not null, posicion integer not null, ruta text not null, lenguaje
  text not null, analizable boolean not null, medidas jsonb not null, incidencias jsonb not null, texto_cifrado text
  not null, texto_clave text not null);
create table analisis_partes (proyecto_id uuid not null, huella text not null, parte text not null);
create table analisis_turnos (id uuid not null, id_persona text not null, momento timestamptz not null);
create table auditoria (id uuid not null, momento timestamptz not null, ultimo timestamptz not null, veces integer not
  null, sub text not null, nombre text not null, usuario text, accion text not null, objeto text not null, objeto_id
  text, detalle text not null, grupo text);
create table borrador_respuestas (borrador_id uuid not null, lista_id uuid not null, pauta_id uuid not null, valor
  double precision, nivel integer, comentario text not null, version integer not null, evidencias jsonb default
  '[]'::jsonb not null);
create table borradores (id uuid not null, id_persona text not null, proyecto_id uuid not null, tipo text not null,
  elemento text not null, intentos integer not null, adicionales jsonb not null, titulo text not null, titulo_version
  integer not null, plan jsonb not null, cambios jsonb not null, creado timestamptz not null, actualizado timestamptz
  not null);
create table cifras_servicio (id uuid not null, proyecto_id uuid not null, servicio text not null, fecha timestamptz
  not null, enlace text not null, rama text not null, grado double precision not null, medidas jsonb not null);
create table claves_iniciales (clave text not null, elemento_id uuid);
create table criterios_valoracion (id uuid not null, posicion integer not null, valor1 double precision not null,
  valor2 double precision not null, criterio text not null, version integer not null);
create table cuentas (sub text not null, usuario text not null, nombre text not null, correo text, clave_hash text not
  null, roles jsonb not null, activa boolean not null, debe_cambiar_clave boolean not null, creado timestamptz not
  null);
create table detalles_analisis (proyecto_id uuid not null, commit_id text not null, huella text not null, version text
  not null, paquete text);
create table idempotencia (id_persona text not null, clave text not null, huella text not null, estado integer, cuerpo
  text, creado timestamptz not null, etag text);
create table intentos_acceso (clave text not null, grupo text not null, fallos integer not null, primero timestamptz
  not null, ultimo timestamptz not null);
create table limites_peticiones (clave text not null, desde timestamptz not null, cuenta integer not null);
create table lista_pautas (lista_id uuid not null, pauta_id uuid not null, posicion integer not null);
create table listas_verificacion (id uuid not null, nombre text not null, version integer not null, creado timestamptz
  not null);
create table metricas (id uuid not null, nombre text not null, lista_id uuid, version integer not null, creado
  timestamptz not null);
create table migraciones (nombre text not null, aplicada timestamptz not null);
create table migraciones_cerrojo (id integer not null);
create table niveles (pauta_id uuid not null, posicion integer not null, descripcion text not null, valor double
  precision not null);
create table oidc (modelo text not null, id text not null, contenido jsonb not null, grant_id text, user_code text,
  uid text, expira timestamptz, consumido timestamptz, grupo text);
create table pasado_puntos (pasado_id uuid not null, posicion integer not null, commit_id text not null, fecha
  timestamptz not null, grado double precision, medidas jsonb not null);
create table pasados (id uuid not null, proyecto_id uuid not null, id_persona text not null, estado text not null,
  enlace text not null, rama text not null, creado timestamptz not null, inicio timestamptz, fin timestamptz, codigo
  text, motivo text, fase text not null, hechos integer not null, total integer not null, avisos jsonb);
create table pautas (id uuid not null, descripcion text not null, pregunta text not null, version integer not null,
  creado timestamptz not null, medida jsonb);
create table personas (sub text not null, nombre text not null, usuario text, visto timestamptz not null);
create table propiedades_calidad (id uuid not null, posicion integer not null, propiedad text not null, valor double
  precision not null, version integer not null);
create table proyectos_todos (id uuid not null, nombre text not null, link text not null, branch text not null,
  token_cifrado text not null, token_clave text not null, id_persona text not null, clave text not null, version
  integer not null, creado timestamptz not null, borrado boolean default false not null);
create view proyectos as select proyectos_todos.id, proyectos_todos.nombre, proyectos_todos.link,
  proyectos_todos.branch, proyectos_todos.token_cifrado, proyectos_todos.token_clave, proyectos_todos.id_persona,
  proyectos_todos.clave, proyectos_todos.version, proyectos_todos.creado from proyectos_todos where (not
  proyectos_todos.borrado);
create table puntos_criticos (analisis_id uuid not null, estado text not null, motivo text, creado timestamptz not
  null, commits integer not null, desde timestamptz, completos boolean not null, total integer not null, archivos
  jsonb not null, prioritarios jsonb not null);
create table reservas_clave (clave text not null, id_persona text not null, nombre text not null, creado_en_servicio
  boolean not null, creado timestamptz not null, servicio text);
create table respuesta_elementos (respuesta_id uuid not null, elemento_id uuid not null);
create table respuestas (id uuid not null, proyecto_id uuid not null, id_persona text not null, nombre text not null,
  tipo text not null, elemento_id uuid, intentos integer, plan jsonb not null, respuestas jsonb not null, creado
  timestamptz not null, promedio double precision, promedios jsonb not null, tamano integer default 0 not null);
create table sesiones_terminadas (sub text not null, momento timestamptz not null);
create table subcaracteristica_metricas (subcaracteristica_id uuid not null, metrica_id uuid not null, posicion
  integer not null);
create table subcaracteristicas (id uuid not null, nombre text not null, version integer not null, creado timestamptz
  not null);
create table valoracion_mantenibilidad (id uuid not null, posicion integer not null, valor1 double precision not null,
  valor2 double precision not null, criterio text not null, version integer not null);
alter table acciones_mejora add constraint acciones_mejora_pkey primary key (id);
alter table analisis_archivos add constraint analisis_archivos_pk primary key (analisis_id, posicion);
alter table analisis_partes add constraint analisis_partes_pk primary key (proyecto_id, huella);
alter table analisis add constraint analisis_pkey primary key (id);
alter table analisis_turnos add constraint analisis_turnos_pkey primary key (id);
alter table auditoria add constraint auditoria_grupo_key unique (grupo);
alter table auditoria add constraint auditoria_pkey primary key (id);
alter table borrador_respuestas add constraint borrador_respuestas_pk primary key (borrador_id, lista_id, pauta_id);
alter table borradores add constraint borradores_pkey primary key (id);
alter table borradores add constraint borradores_unico unique (id_persona, proyecto_id, tipo, elemento, intentos);
alter table cifras_servicio add constraint cifras_servicio_fecha unique (proyecto_id, servicio, fecha);
alter table cifras_servicio add constraint cifras_servicio_pkey primary key (id);
alter table claves_iniciales add constraint claves_iniciales_pkey primary key (clave);
alter table criterios_valoracion add constraint criterios_valoracion_pkey primary key (id);
alter table cuentas add constraint cuentas_pkey primary key (sub);
alter table cuentas add constraint cuentas_usuario_key unique (usuario);
alter table detalles_analisis add constraint detalles_analisis_pk primary key (proyecto_id, commit_id, huella);
alter table idempotencia add constraint idempotencia_pk primary key (id_persona, clave);
alter table intentos_acceso add constraint intentos_acceso_pkey primary key (clave);
alter table limites_peticiones add constraint limites_peticiones_pkey primary key (clave);
alter table lista_pautas add constraint lista_pautas_pk primary key (lista_id, pauta_id);
alter table listas_verificacion add constraint listas_verificacion_pkey primary key (id);
alter table metricas add constraint metricas_pkey primary key (id);
alter table migraciones_cerrojo add constraint migraciones_cerrojo_pkey primary key (id);
alter table migraciones add constraint migraciones_pkey primary key (nombre);
alter table niveles add constraint niveles_pk primary key (pauta_id, posicion);
alter table oidc add constraint oidc_pk primary key (modelo, id);
alter table pasado_puntos add constraint pasado_puntos_pk primary key (pasado_id, posicion);
alter table pasados add constraint pasados_pkey primary key (id);
alter table pautas add constraint pautas_pkey primary key (id);
alter table personas add constraint personas_pkey primary key (sub);
alter table propiedades_calidad add constraint propiedades_calidad_pkey primary key (id);
alter table proyectos_todos add constraint proyectos_clave_key unique (clave);
alter table proyectos_todos add constraint proyectos_nombre_unico unique (id_persona, nombre);
alter table proyectos_todos add constraint proyectos_pkey primary key (id);
alter table puntos_criticos add constraint puntos_criticos_pkey primary key (analisis_id);
alter table reservas_clave add constraint reservas_clave_pkey primary key (clave);
alter table reservas_clave add constraint reservas_nombre_unico unique (id_persona, nombre);
alter table respuesta_elementos add constraint respuesta_elementos_pk primary key (elemento_id, respuesta_id);
alter table respuestas add constraint respuestas_intento_unico unique (proyecto_id, tipo, elemento_id, intentos);
alter table respuestas add constraint respuestas_pkey primary key (id);
alter table sesiones_terminadas add constraint sesiones_terminadas_pkey primary key (sub);
alter table subcaracteristica_metricas add constraint subcaracteristica_metricas_pk primary key (subcaracteristica_id,
  metrica_id);
alter table subcaracteristicas add constraint subcaracteristicas_pkey primary key (id);
alter table valoracion_mantenibilidad add constraint valoracion_mantenibilidad_pkey primary key (id);
create index acciones_mejora_proyecto on acciones_mejora (proyecto_id, creado);
create index analisis_proyecto on analisis (proyecto_id, creado);
create index analisis_turnos_persona on analisis_turnos (id_persona, momento);
create index auditoria_momento on auditoria (momento, id);
create index auditoria_ultimo on auditoria (ultimo, id);
create index idempotencia_creado on idempotencia (creado);
create index intentos_acceso_ultimo on intentos_acceso (grupo, ultimo);
create index limites_peticiones_desde on limites_peticiones (desde);
create index lista_pautas_pauta on lista_pautas (pauta_id);
create index metricas_lista on metricas (lista_id);
create index oidc_expira on oidc (expira);
create index oidc_grant on oidc (grant_id);
create index oidc_grupo on oidc (modelo, grupo, expira);
create index oidc_uid on oidc (uid);
create index pasados_proyecto on pasados (proyecto_id, creado);
create index proyectos_borrados on proyectos_todos (id) where borrado;
create index respuesta_elementos_prueba on respuesta_elementos (respuesta_id);
create index respuestas_proyecto on respuestas (proyecto_id, creado);
create index subcaracteristica_metricas_metrica on subcaracteristica_metricas (metrica_id);
alter table acciones_mejora add constraint acciones_mejora_proyecto_id_fkey foreign key (proyecto_id) references
  proyectos_todos(id) on delete cascade;
alter table analisis_archivos add constraint analisis_archivos_analisis_id_fkey foreign key (analisis_id) references
  analisis(id) on delete cascade;
alter table analisis_partes add constraint analisis_partes_proyecto_id_fkey foreign key (proyecto_id) references
  proyectos_todos(id) on delete cascade;
alter table analisis add constraint analisis_proyecto_id_fkey foreign key (proyecto_id) references proyectos_todos(id)
  on delete cascade;
alter table borrador_respuestas add constraint borrador_respuestas_borrador_id_fkey foreign key (borrador_id)
  references borradores(id) on delete cascade;
alter table borradores add constraint borradores_proyecto_id_fkey foreign key (proyecto_id) references
  proyectos_todos(id) on delete cascade;
alter table cifras_servicio add constraint cifras_servicio_proyecto_id_fkey foreign key (proyecto_id) references
  proyectos_todos(id) on delete cascade;
alter table detalles_analisis add constraint detalles_analisis_proyecto_id_fkey foreign key (proyecto_id) references
  proyectos_todos(id) on delete cascade;
alter table lista_pautas add constraint lista_pautas_lista_id_fkey foreign key (lista_id) references
  listas_verificacion(id) on delete cascade;
alter table lista_pautas add constraint lista_pautas_pauta_id_fkey foreign key (pauta_id) references pautas(id) on
  delete cascade;
alter table metricas add constraint metricas_lista_id_fkey foreign key (lista_id) references listas_verificacion(id)
  on delete set null;
alter table niveles add constraint niveles_pauta_id_fkey foreign key (pauta_id) references pautas(id) on delete
  cascade;
alter table pasado_puntos add constraint pasado_puntos_pasado_id_fkey foreign key (pasado_id) references pasados(id)
  on delete cascade;
alter table pasados add constraint pasados_proyecto_id_fkey foreign key (proyecto_id) references proyectos_todos(id)
  on delete cascade;
alter table puntos_criticos add constraint puntos_criticos_analisis_id_fkey foreign key (analisis_id) references
  analisis(id) on delete cascade;
alter table respuesta_elementos add constraint respuesta_elementos_respuesta_id_fkey foreign key (respuesta_id)
  references respuestas(id) on delete cascade;
alter table respuestas add constraint respuestas_proyecto_id_fkey foreign key (proyecto_id) references
  proyectos_todos(id) on delete cascade;
alter table subcaracteristica_metricas add constraint subcaracteristica_metricas_metrica_id_fkey foreign key
  (metrica_id) references metricas(id) on delete cascade;
alter table subcaracteristica_metricas add constraint subcaracteristica_metricas_subcaracteristica_id_fkey foreign key
  (subcaracteristica_id) references subcaracteristicas(id) on delete cascade;

insert into migraciones select nombre, '2026-01-01T00:00:00Z' from unnest(array['001-catalogo', '002-criterios',
  '003-proyectos', '004-pruebas', '005-idempotencia', '006-identidad', '007-servicio-de-reserva', '008-analisis',
  '009-huella-de-analisis', '010-enlace-y-orden-de-analisis', '011-intentos-por-origen', '012-personas',
  '013-lineas-por-cubrir', '014-claves-iniciales', '015-cola-de-analisis', '016-detalles-de-analisis',
  '017-acciones-de-mejora', '018-promedios-de-pruebas', '019-cifras-de-servicio', '020-pasado', '021-puntos-criticos',
  '022-medidas-y-evidencias', '023-auditoria', '026-limites-de-peticiones', '030-tamano-de-pruebas',
  '032-orden-de-auditoria', '033-etag-de-idempotencia', '036-accesos-abiertos', '037-sesiones-terminadas',
  '038-proyectos-borrados']) as nombre;
insert into migraciones_cerrojo values (1);

insert into pautas (id, descripcion, pregunta, version, creado, medida) values
  ('00000000-0000-4000-8000-000000000001', 'Pauta', '¿Pregunta?', 1, '2026-01-01T00:00:00Z', null),
  ('00000000-0000-4000-8000-000000000002', 'Atada', '¿Cuánto?', 2, '2026-01-01T00:00:00Z', '{"medida":"complexity"}');
insert into niveles values ('00000000-0000-4000-8000-000000000001', 0, 'Sí', 1);
insert into listas_verificacion values ('00000000-0000-4000-8000-000000000003', 'Lista', 1, '2026-01-01T00:00:00Z');
insert into lista_pautas values ('00000000-0000-4000-8000-000000000003', '00000000-0000-4000-8000-000000000001', 0);
insert into metricas values
  ('00000000-0000-4000-8000-000000000004', 'Métrica', '00000000-0000-4000-8000-000000000003', 1, '2026-01-01T00:00:00Z');
insert into subcaracteristicas values ('00000000-0000-4000-8000-000000000005', 'Modularidad', 1, '2026-01-01T00:00:00Z');
insert into subcaracteristica_metricas values
  ('00000000-0000-4000-8000-000000000005', '00000000-0000-4000-8000-000000000004', 0);
insert into criterios_valoracion values ('01900000-0000-7000-8000-000000000001', 0, 0, 1, 'Bajo', 1);
insert into valoracion_mantenibilidad values ('00000000-0000-4000-8000-000000000006', 0, 0, 1, 'Baja', 1);
insert into propiedades_calidad values ('00000000-0000-4000-8000-000000000007', 0, 'Líneas por cubrir', 80, 1);
insert into claves_iniciales values
  ('P-1', '00000000-0000-4000-8000-000000000001'), ('P-2', null), ('P-3', null);
insert into proyectos_todos values
  ('00000000-0000-4000-8000-00000000000a', 'Tienda', 'https://github.com/a/tienda', 'main', 'cifrado', 'k1', 'sub-ana',
    'tienda', 1, '2026-01-01T00:00:00Z', false),
  ('00000000-0000-4000-8000-00000000000b', 'Borrada', 'https://github.com/a/otra', 'main', '', '', 'sub-ana',
    'otra', 1, '2026-01-01T00:00:00Z', true);
insert into reservas_clave values ('tienda', 'sub-ana', 'Tienda', true, '2026-01-01T00:00:00Z', null);
insert into acciones_mejora values
  ('00000000-0000-4000-8000-000000000010', '00000000-0000-4000-8000-00000000000a', 'propia', '', 'Hacer', 'bajo', 'abierta',
    null, '2026-02-01', 1, 'https://github.com/a/tienda', 'main', null, '2026-01-01T00:00:00Z', null);
insert into respuestas values
  ('00000000-0000-4000-8000-000000000011', '00000000-0000-4000-8000-00000000000a', 'sub-ana', 'Prueba', 'allMetricas', null,
    null, '{"filas":[],"preguntas":[]}', '[]', '2026-01-01T00:00:00Z', null, '[]', 4);
insert into respuesta_elementos values
  ('00000000-0000-4000-8000-000000000011', '00000000-0000-4000-8000-000000000004');
insert into borradores values
  ('00000000-0000-4000-8000-000000000012', 'sub-ana', '00000000-0000-4000-8000-00000000000a', 'metrica', 'todos', 1, '[]',
    'Título', 1, '{"filas":[],"preguntas":[]}', '[]', '2026-01-01T00:00:00Z', '2026-01-01T00:00:00Z');
insert into borrador_respuestas values
  ('00000000-0000-4000-8000-000000000012', '00000000-0000-4000-8000-000000000003', '00000000-0000-4000-8000-000000000001', 1,
    0, 'Comentario', 1, '[]');
insert into analisis
  (id, proyecto_id, id_persona, estado, enlace, rama, commit_id, creado, inicio, fin, fase, hechos, total, medidas, omitidos,
    huella)
  select ('00000000-0000-4000-8000-00000000010' || n)::uuid, '00000000-0000-4000-8000-00000000000a', 'sub-ana', estado, enlace,
    'main', commit, '2026-01-02T00:00:00Z', '2026-01-02T00:00:00Z', '2026-01-02T00:01:00Z', 'guardando', 1, 1,
    case estado when 'listo' then jsonb '{"ncloc":7}' end, case estado when 'listo' then jsonb '[]' end, huella
  from (values
    -- Of today, and one each without link, fingerprint and detail.
    (1, 'listo', 'https://github.com/a/tienda', 'c1', 'h1'),
    (2, 'listo', null, 'c2', 'h1'),
    (3, 'listo', 'https://github.com/a/tienda', 'c3', null),
    (4, 'listo', 'https://github.com/a/tienda', 'c4', 'h1'),
    -- Failed, with and without link; one that waits.
    (5, 'fallido', 'https://github.com/a/tienda', null, null),
    (6, 'fallido', null, null, null),
    (7, 'en-curso', 'https://github.com/a/tienda', null, null)
  ) as filas (n, estado, enlace, commit, huella);
insert into analisis_archivos
  select ('00000000-0000-4000-8000-00000000010' || n)::uuid, 0, 'src/a.js', 'js', true, '{"ncloc":7}', '[]', 'texto', 'k1'
  from generate_series(1, 2) as n;
insert into detalles_analisis values
  ('00000000-0000-4000-8000-00000000000a', 'c1', 'h1', 'v1', null),
  ('00000000-0000-4000-8000-00000000000a', 'c2', 'h1', 'v1', 'paquete');
insert into puntos_criticos
  select ('00000000-0000-4000-8000-00000000010' || n)::uuid, 'listo', null, '2026-01-02T00:00:00Z', 3, '2025-01-01T00:00:00Z',
    true, 1, '[]', '[]'
  from generate_series(1, 3) as n;
insert into analisis_partes values ('00000000-0000-4000-8000-00000000000a', 'h', 'parte');
insert into analisis_turnos values ('00000000-0000-4000-8000-000000000013', 'sub-ana', '2026-01-02T00:00:00Z');
insert into pasados values
  ('00000000-0000-4000-8000-000000000014', '00000000-0000-4000-8000-00000000000a', 'sub-ana', 'listo',
    'https://github.com/a/tienda', 'main', '2026-01-02T00:00:00Z', '2026-01-02T00:00:00Z', '2026-01-02T00:01:00Z', null, null,
    'guardando', 1, 1, '[]');
insert into pasado_puntos values
  ('00000000-0000-4000-8000-000000000014', 0, 'c1', '2026-01-01T00:00:00Z', 0.5, '{"ncloc":7}');
insert into cifras_servicio values
  ('00000000-0000-4000-8000-000000000015', '00000000-0000-4000-8000-00000000000a', 'SonarQube', '2026-01-02T00:00:00Z',
    'https://github.com/a/tienda', 'main', 0.5, '{"ncloc":7}');
insert into cuentas values
  ('sub-ana', 'ana', 'Ana', null, '$argon2id$v=19$m=16,t=1,p=1$c2FsdHNhbHQ$aGFzaA', '["admin"]', true, false,
    '2026-01-01T00:00:00Z'),
  ('sub-beto', 'beto', 'Beto', 'beto@example.org', '$scrypt$ln=15,r=8,p=3$LOvN-NQOEhO0ivP6RhLVxA$mKCApzAFbkVbn2c7vgEF7s',
    '["estudiante"]', true, false, '2026-01-01T00:00:00Z');
insert into personas values ('sub-ana', 'Ana', 'ana', '2026-01-01T00:00:00Z');
insert into sesiones_terminadas values ('sub-beto', '2026-01-01T00:00:00Z');
insert into intentos_acceso values ('k', 'g', 1, '2026-01-01T00:00:00Z', '2026-01-01T00:00:00Z');
insert into limites_peticiones values ('k', '2026-01-01T00:00:00Z', 1);
insert into oidc values ('Session', 'sesion', '{}', null, null, null, null, null, null);
insert into idempotencia values ('sub-ana', 'k', 'h', 200, '{}', '2026-01-01T00:00:00Z', null);
insert into auditoria values
  ('00000000-0000-4000-8000-000000000016', '2026-01-01T00:00:00Z', '2026-01-01T00:00:00Z', 1, 'sub-ana', 'Ana', 'ana',
    'acceso', '', null, '', null);

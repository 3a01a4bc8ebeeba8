/** Courses with their people, lecturers and projects, teams, and the view `proyectos`, which gives who else reaches a project. */
export const cursos = [
  `create table cursos (
    id uuid primary key,
    nombre text not null,
    periodo text not null,
    zona text not null,
    -- Highest mark of the scale: 10, 20 or 100.
    escala integer not null,
    aprobado double precision not null,
    estado text not null,
    -- Null while joining is off.
    codigo text constraint cursos_codigo_unico unique,
    version integer not null,
    creado timestamptz not null,
    cerrado timestamptz,
    archivado timestamptz,
    anonimo timestamptz
  )`,
  `create table curso_docentes (
    curso_id uuid not null references cursos on delete cascade,
    sub text not null,
    desde timestamptz not null,
    primary key (curso_id, sub)
  )`,
  'create index curso_docentes_sub on curso_docentes (sub)',
  `create table curso_proyectos (
    curso_id uuid not null references cursos on delete cascade,
    proyecto_id uuid not null references proyectos_todos on delete cascade,
    ingreso timestamptz not null,
    primary key (curso_id, proyecto_id)
  )`,
  'create index curso_proyectos_proyecto on curso_proyectos (proyecto_id)',
  `create table miembros (
    proyecto_id uuid not null references proyectos_todos on delete cascade,
    sub text not null,
    ingreso timestamptz not null,
    primary key (proyecto_id, sub)
  )`,
  'create index miembros_sub on miembros (sub)',
  `create table avisos_privacidad (
    version text primary key,
    texto text not null,
    desde timestamptz not null
  )`,
  `create table curso_personas (
    curso_id uuid not null references cursos on delete cascade,
    sub text not null,
    -- Mail that the provider vouched for when the person joined: the class list is matched by it.
    correo text,
    ingreso timestamptz not null,
    aviso text not null references avisos_privacidad,
    primary key (curso_id, sub)
  )`,
  'create index curso_personas_sub on curso_personas (sub)',
  `create table curso_lista (
    id uuid primary key,
    curso_id uuid not null references cursos on delete cascade,
    posicion integer not null,
    usuario text,
    correo text,
    nombre text not null,
    grupo text,
    -- The person who joined and whom the row names.
    sub text,
    constraint curso_lista_persona unique (curso_id, sub)
  )`,
  'create index curso_lista_curso on curso_lista (curso_id, posicion)',
  `create view proyectos as
    select id, nombre, link, branch, token_cifrado, token_clave, id_persona, clave, version, creado,
      array(select m.sub from miembros m where m.proyecto_id = proyectos_todos.id order by m.ingreso, m.sub) as miembros,
      array(select distinct d.sub from curso_proyectos p join cursos c on c.id = p.curso_id
        join curso_docentes d on d.curso_id = c.id
        where p.proyecto_id = proyectos_todos.id and c.estado <> 'archivado' order by d.sub) as docentes
    from proyectos_todos where not borrado`,
];

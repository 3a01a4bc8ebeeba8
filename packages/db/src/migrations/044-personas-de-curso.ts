import { sql, type Kysely } from 'kysely';

/**
 * The people of a course: its class list, those who joined, and the texts of the privacy notice that they were shown. The counts
 * of findings by rule of an analysis let a class be read without unpacking its analyses.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
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
  'alter table cursos add column anonimo timestamptz',
  'alter table analisis add column reglas jsonb',
];

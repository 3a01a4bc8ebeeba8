import { sql, type Kysely } from 'kysely';

/** Notices about a course itself, without a delivery: a project of one's team joined it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table avisos alter column entrega_id drop not null`.execute(db);
  await sql`alter table avisos add column curso_id uuid references cursos on delete cascade`.execute(db);
  await sql`alter table avisos add constraint avisos_de_algo check (num_nonnulls(entrega_id, curso_id) = 1)`.execute(
    db,
  );
  await sql`create index avisos_curso on avisos (curso_id) where curso_id is not null`.execute(db);
}

import { sql, type Kysely } from 'kysely';

/**
 * Anonymous courses keep nothing that people wrote: version 1.0.0 left the places of comments there. The key of a question stays;
 * it is two ids, and what has another form is a text.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update observaciones set clave = ''
    where clave <> '' and not (lugar = 'respuesta' and clave ~ '^[0-9a-f-]{36}:[0-9a-f-]{36}$')
      and entrega_id in (
        select e.id from entregas e join cursos c on c.id = e.curso_id where c.anonimo is not null)`.execute(
    db,
  );
}

import { sql, type Kysely } from 'kysely';

/**
 * A deleted project is out of reach at once and its large rows are deleted later, in slices: readers and writers name the view
 * `proyectos`, which lacks it, and foreign keys the table `proyectos_todos`. A later column belongs into both.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('proyectos').renameTo('proyectos_todos').execute();
  await db.schema
    .alterTable('proyectos_todos')
    .addColumn('borrado', 'boolean', (c) => c.notNull().defaultTo(false))
    .execute();
  await sql`create index proyectos_borrados on proyectos_todos (id) where borrado`.execute(db);
  await sql`create view proyectos as
    select id, nombre, link, branch, token_cifrado, token_clave, id_persona, clave, version, creado
    from proyectos_todos where not borrado`.execute(db);
  // Without it each deleted test reads the whole table.
  await db.schema
    .createIndex('respuesta_elementos_prueba')
    .on('respuesta_elementos')
    .column('respuesta_id')
    .execute();
}

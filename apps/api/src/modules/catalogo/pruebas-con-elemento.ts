import { sql } from 'kysely';

/** Number of saved tests that contain a catalogue entry, whose id is in a column; those of a deleted project do not count. */
export function pruebasConElemento(columna: string) {
  return sql<number>`(
    select count(*)::int from respuesta_elementos e
    join respuestas r on r.id = e.respuesta_id join proyectos p on p.id = r.proyecto_id
    where e.elemento_id = ${sql.ref(columna)})`;
}

import type { Schema } from '@mantenible/db/schema';
import { maximoBytesMirados, maximoPruebasMiradas } from '@mantenible/domain/mejora';
import { sql, type SelectQueryBuilder } from 'kysely';

/**
 * Ids of the newest of these tests, at most `maximoPruebasMiradas`, while their answers have at most `maximoBytesMirados`
 * together; the newest one in any case.
 */
export function pruebasMiradas(pruebas: SelectQueryBuilder<Schema, 'respuestas', object>) {
  const orden = sql`order by creado desc, id desc`;
  const medidas = pruebas
    .select('id')
    .select([
      sql<number>`row_number() over (${orden})`.as('puesto'),
      sql<number>`sum(tamano) over (${orden} rows unbounded preceding)`.as('hasta'),
    ])
    .orderBy('creado', 'desc')
    .orderBy('id', 'desc')
    .limit(maximoPruebasMiradas);
  return sql<string>`(select id from ${medidas} as medidas where puesto = 1 or hasta <= ${maximoBytesMirados})`;
}

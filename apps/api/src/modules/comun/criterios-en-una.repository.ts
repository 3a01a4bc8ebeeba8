import type { Db } from '@mantenible/db';
import type { Schema } from '@mantenible/db/schema';
import type { Criterios } from '@mantenible/domain/criterio';
import { expressionBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';

/** Both tables of ranges as columns of another statement, each in the order in which ranges are looked up. */
export function columnasCriterios() {
  return [
    rangos('criterios_valoracion').as('rangos_pruebas'),
    rangos('valoracion_mantenibilidad').as('rangos_analisis'),
  ] as const;
}

/** Both tables of ranges in one statement. */
export async function leerCriterios(db: Db): Promise<Criterios> {
  const fila = await db.selectNoFrom([...columnasCriterios()]).executeTakeFirstOrThrow();
  return { pruebas: fila.rangos_pruebas, analisis: fila.rangos_analisis };
}

function rangos(tabla: 'criterios_valoracion' | 'valoracion_mantenibilidad') {
  return jsonArrayFrom(
    expressionBuilder<Schema>()
      .selectFrom(tabla)
      .select(['valor1', 'valor2', 'criterio'])
      .orderBy('posicion')
      .orderBy('id'),
  );
}

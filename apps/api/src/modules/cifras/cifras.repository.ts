import { transact, type Db } from '@mantenible/db';

import type { Cifras, CifrasRepository } from './cifras.port.ts';

/** Figures of a scanning service in SQL. */
export function createCifrasRepository(db: Db): CifrasRepository {
  return {
    hay: async (proyectoId, servicio, fecha) => {
      const fila = await db
        .selectFrom('cifras_servicio')
        .select('id')
        .where('proyecto_id', '=', proyectoId)
        .where('servicio', '=', servicio)
        .where('fecha', '=', new Date(fecha))
        .executeTakeFirst();
      return fila !== undefined;
    },
    guardar: (cifras, maximo) => guardar(db, cifras, maximo),
  };
}

function guardar(db: Db, cifras: Cifras, maximo: number): Promise<void> {
  const { id, proyectoId: proyecto_id, servicio, fecha, enlace, rama, grado, medidas } = cifras;
  return transact(db, async (trx) => {
    await trx
      .insertInto('cifras_servicio')
      .values({ id, proyecto_id, servicio, fecha, enlace, rama, grado, medidas: JSON.stringify(medidas) })
      .onConflict((oc) => oc.columns(['proyecto_id', 'servicio', 'fecha']).doNothing())
      .execute();
    await trx
      .deleteFrom('cifras_servicio')
      .where('proyecto_id', '=', proyecto_id)
      .where('id', 'not in', (eb) =>
        eb
          .selectFrom('cifras_servicio as c')
          .select('c.id')
          .where('c.proyecto_id', '=', proyecto_id)
          .orderBy('c.fecha', 'desc')
          .limit(maximo),
      )
      .execute();
  });
}

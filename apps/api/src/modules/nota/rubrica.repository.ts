import { transact, type Db } from '@mantenible/db';

import { leerLineas, leerPorRubrica } from './nota-guardada.schema.ts';
import type { RubricaRepository } from './nota.port.ts';

/** Rubrics in SQL. */
export function createRubricaRepository(db: Db): RubricaRepository {
  return {
    versiones: async (entregaId) => {
      const filas = await db
        .selectFrom('rubricas')
        .selectAll()
        .where('entrega_id', '=', entregaId)
        .orderBy('version', 'desc')
        .execute();
      return filas.map(({ version, lineas, motivo, por, creado }) => ({
        version,
        motivo,
        lineas: leerLineas(lineas, `${entregaId}/${version}`),
        por: leerPorRubrica(por, `${entregaId}/${version}`),
        creado: creado.toISOString(),
      }));
    },
    guardar: (entregaId, { lineas, motivo }, { por, now, esperada, reemplaza }) =>
      transact(db, async (trx) => {
        // Locks the delivery: two versions at once would have one number, and its opening may be moved meanwhile.
        const entrega = await trx
          .selectFrom('entregas')
          .select('abre')
          .where('id', '=', entregaId)
          .forUpdate()
          .executeTakeFirst();
        const fila = await trx
          .selectFrom('rubricas')
          .select((eb) => eb.fn.max('version').as('version'))
          .where('entrega_id', '=', entregaId)
          .executeTakeFirst();
        const congelada = entrega !== undefined && entrega.abre <= now && esperada > 0;
        if ((fila?.version ?? 0) !== esperada || congelada === reemplaza) return null;
        const valores = { lineas: JSON.stringify(lineas), motivo, por: JSON.stringify(por), creado: now };
        const version = esperada + 1;
        if (reemplaza) await trx.deleteFrom('rubricas').where('entrega_id', '=', entregaId).execute();
        await trx
          .insertInto('rubricas')
          .values({ entrega_id: entregaId, version, ...valores })
          .execute();
        return version;
      }),
  };
}

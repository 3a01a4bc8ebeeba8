import { transact, type Db } from '@mantenible/db';

import { subirVersion } from '../catalogo/version.repository.ts';
import type { CriterioRepository, PropiedadRepository } from './criterio.port.ts';

/** The ranges of one of the two tables of the same shape. */
export function createCriterioRepository(
  db: Db,
  tabla: 'criterios_valoracion' | 'valoracion_mantenibilidad',
): CriterioRepository {
  return {
    listar: () =>
      db
        .selectFrom(tabla)
        .select(['id as _id', 'valor1', 'valor2', 'criterio', 'version'])
        .orderBy('posicion')
        .orderBy('id')
        .execute(),
    actualizar: ({ _id: id, valor1, valor2, criterio }, esperada) =>
      transact(db, async (trx) => {
        return subirVersion(trx, tabla, id, esperada, { valor1, valor2, criterio });
      }),
  };
}

/** The thresholds of `propiedades_calidad`. */
export function createPropiedadRepository(db: Db): PropiedadRepository {
  return {
    listar: () =>
      db
        .selectFrom('propiedades_calidad')
        .select(['id as _id', 'propiedad', 'valor', 'version'])
        .orderBy('posicion')
        .orderBy('id')
        .execute(),
    actualizar: (id, valor, esperada) =>
      transact(db, async (trx) => {
        const escritura = await subirVersion(trx, 'propiedades_calidad', id, esperada, { valor });
        if (typeof escritura === 'string') return escritura;
        return trx
          .selectFrom('propiedades_calidad')
          .select(['id as _id', 'propiedad', 'valor', 'version'])
          .where('id', '=', id)
          .executeTakeFirstOrThrow();
      }),
  };
}

import type { Db } from '@mantenible/db';

import { metricasCompletas, subcaracteristicasCompletas } from '../catalogo/arbol.repository.ts';
import { todasLasMetricas, todasLasSubcaracteristicas } from '../catalogo/catalogo-entero.repository.ts';
import type { CatalogoDePruebas } from './respuesta.port.ts';

/** Today's catalogue for building question sets: one statement, however large. */
export function createCatalogoDePruebas(db: Db): CatalogoDePruebas {
  return {
    elementos: async (elemento, ids) =>
      elemento === 'metrica'
        ? { elemento, lista: await (ids ? metricasCompletas(db, ids) : todasLasMetricas(db)) }
        : {
            elemento,
            lista: await (ids ? subcaracteristicasCompletas(db, ids) : todasLasSubcaracteristicas(db)),
          },
  };
}

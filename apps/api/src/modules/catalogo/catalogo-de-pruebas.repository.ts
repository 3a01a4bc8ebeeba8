import type { Db } from '@mantenible/db';

import type { CatalogoDePruebas } from '../respuesta/respuesta.port.ts';
import { metricasCompletas, subcaracteristicasCompletas } from './arbol.repository.ts';
import { lectorDeMetricas, lectorDeSubcaracteristicas } from './catalogo-entero.repository.ts';

/** Today's catalogue for building question sets: one statement, however large. */
export function createCatalogoDePruebas(db: Db): CatalogoDePruebas {
  const [metricas, subcaracteristicas] = [lectorDeMetricas(db, false), lectorDeSubcaracteristicas(db, false)];
  return {
    elementos: async (elemento, ids) =>
      elemento === 'metrica'
        ? { elemento, lista: await (ids ? metricasCompletas(db, ids) : metricas()) }
        : {
            elemento,
            lista: await (ids ? subcaracteristicasCompletas(db, ids) : subcaracteristicas()),
          },
  };
}

import type { Db } from '@mantenible/db';
import type { MetricaCompleta } from '@mantenible/domain/metrica';
import type { SubcaracteristicaCompleta } from '@mantenible/domain/subcaracteristica';
import { jsonArrayFrom } from 'kysely/helpers/postgres';

import { columnasMetricaCompleta } from '../catalogo/arbol.repository.ts';
import type { CatalogoDePruebas } from './respuesta.port.ts';

/** Today's catalogue for building question sets: one statement, however large. */
export function createCatalogoDePruebas(db: Db): CatalogoDePruebas {
  return {
    elementos: async (elemento, ids) =>
      elemento === 'metrica'
        ? { elemento, lista: enOrden(await metricas(db, ids), ids) }
        : { elemento, lista: enOrden(await subcaracteristicas(db, ids), ids) },
  };
}

function metricas(db: Db, ids: readonly string[] | null): Promise<readonly MetricaCompleta[]> {
  return db
    .selectFrom('metricas')
    .select(columnasMetricaCompleta)
    .$if(ids !== null, (qb) => qb.where('metricas.id', 'in', ids ?? []))
    .orderBy('metricas.creado')
    .orderBy('metricas.id')
    .execute();
}

function subcaracteristicas(
  db: Db,
  ids: readonly string[] | null,
): Promise<readonly SubcaracteristicaCompleta[]> {
  return db
    .selectFrom('subcaracteristicas')
    .select((eb) => [
      'subcaracteristicas.id as _id',
      'subcaracteristicas.nombre',
      jsonArrayFrom(
        eb
          .selectFrom('subcaracteristica_metricas')
          .innerJoin('metricas', 'metricas.id', 'subcaracteristica_metricas.metrica_id')
          .select((sub) => columnasMetricaCompleta(sub))
          .whereRef('subcaracteristica_metricas.subcaracteristica_id', '=', 'subcaracteristicas.id')
          .orderBy('subcaracteristica_metricas.posicion'),
      ).as('metricas'),
    ])
    .$if(ids !== null, (qb) => qb.where('subcaracteristicas.id', 'in', ids ?? []))
    .orderBy('subcaracteristicas.creado')
    .orderBy('subcaracteristicas.id')
    .execute();
}

function enOrden<T extends { readonly _id: string }>(
  lista: readonly T[],
  ids: readonly string[] | null,
): readonly T[] {
  if (ids === null) return lista;
  const porId = new Map(lista.map((cosa) => [cosa._id, cosa]));
  return ids.flatMap((id) => porId.get(id) ?? []);
}

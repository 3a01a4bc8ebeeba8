import type { Conn } from '@mantenible/db';
import type { Schema } from '@mantenible/db/schema';
import type { MedidaPauta } from '@mantenible/domain/medicion';
import type { MetricaCompleta } from '@mantenible/domain/metrica';
import type { SubcaracteristicaCompleta } from '@mantenible/domain/subcaracteristica';
import type { ExpressionBuilder } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';

import { enOrden } from './orden.ts';

// Each level of the catalogue as a JSON aggregate, so that one statement reads any depth.

type EB<Table extends keyof Schema> = ExpressionBuilder<Schema, Table>;

/** Columns of a guideline with its levels in order; for a select from `pautas`. */
export function columnasPauta(eb: EB<'pautas'>) {
  const niveles = eb
    .selectFrom('niveles')
    .select(['niveles.descripcion', 'niveles.valor'])
    .whereRef('niveles.pauta_id', '=', 'pautas.id')
    .orderBy('niveles.posicion');
  return [
    eb.ref('pautas.id').as('_id'),
    eb.ref('pautas.descripcion').as('descripcion'),
    eb.ref('pautas.pregunta').as('pregunta'),
    jsonArrayFrom(niveles).as('nivelesCumplimiento'),
    // Not parsed here, within a tree of aggregates: only the checked body of a request writes it.
    eb.ref('pautas.medida').$castTo<MedidaPauta | null>().as('medida'),
  ] as const;
}

/** Columns of a verification list with its guidelines in order; for a select from `listas_verificacion`. */
export function columnasLista(eb: EB<'listas_verificacion'>) {
  const pautas = eb
    .selectFrom('lista_pautas')
    .innerJoin('pautas', 'pautas.id', 'lista_pautas.pauta_id')
    .select((sub) => columnasPauta(sub))
    .whereRef('lista_pautas.lista_id', '=', 'listas_verificacion.id')
    .orderBy('lista_pautas.posicion');
  return [
    eb.ref('listas_verificacion.id').as('_id'),
    eb.ref('listas_verificacion.nombre').as('nombre'),
    jsonArrayFrom(pautas).as('pautas'),
  ] as const;
}

/** Columns of a metric with its list populated to the levels; for a select from `metricas`. */
function columnasMetricaCompleta(eb: EB<'metricas'>) {
  const lista = eb
    .selectFrom('listas_verificacion')
    .select((sub) => columnasLista(sub))
    .whereRef('listas_verificacion.id', '=', 'metricas.lista_id');
  return [
    eb.ref('metricas.id').as('_id'),
    eb.ref('metricas.nombre').as('nombre'),
    jsonObjectFrom(lista).as('listaVerificacion'),
  ] as const;
}

/** The metrics of these ids, populated to the levels, in that order; without unknown ones. */
export async function metricasCompletas(
  db: Conn,
  ids: readonly string[],
): Promise<readonly MetricaCompleta[]> {
  if (ids.length === 0) return [];
  return enOrden(
    ids,
    await db.selectFrom('metricas').select(columnasMetricaCompleta).where('id', 'in', ids).execute(),
  );
}

/** The sub-characteristics of these ids, populated to the levels, in that order; without unknown ones. */
export async function subcaracteristicasCompletas(
  db: Conn,
  ids: readonly string[],
): Promise<readonly SubcaracteristicaCompleta[]> {
  if (ids.length === 0) return [];
  const filas = await db
    .selectFrom('subcaracteristicas')
    .select((eb) => [
      'id as _id',
      'nombre',
      jsonArrayFrom(
        eb
          .selectFrom('subcaracteristica_metricas')
          .innerJoin('metricas', 'metricas.id', 'subcaracteristica_metricas.metrica_id')
          .select(columnasMetricaCompleta)
          .whereRef('subcaracteristica_metricas.subcaracteristica_id', '=', 'subcaracteristicas.id')
          .orderBy('subcaracteristica_metricas.posicion'),
      ).as('metricas'),
    ])
    .where('id', 'in', ids)
    .execute();
  return enOrden(ids, filas);
}

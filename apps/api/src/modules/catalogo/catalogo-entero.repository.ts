import type { ListaVerificacion } from '@mantenible/domain/lista-verificacion';
import type { MetricaCompleta } from '@mantenible/domain/metrica';
import type { Pauta } from '@mantenible/domain/pauta';
import type { SubcaracteristicaCompleta } from '@mantenible/domain/subcaracteristica';

import { lectorDeTablas } from './tablas-del-catalogo.repository.ts';
import {
  leerMedida,
  tablasListas,
  tablasMetricas,
  tablasPautas,
  tablasSubcaracteristicas,
  type TablasListas,
  type TablasMetricas,
  type TablasPautas,
  type TablasSubcaracteristicas,
} from './tablas-del-catalogo.schema.ts';

// Whole tables, composed here: trees of aggregates (arbol.repository.ts) repeat a list for each metric that has it, which takes
// several times as long for the whole catalogue (figures: docs/rendimiento.md).

/** Every guideline, the oldest first. */
export const lectorDePautas = lectorDeTablas(tablasPautas, componerPautas);

/** Every verification list with its guidelines in order, the oldest first. */
export const lectorDeListas = lectorDeTablas(tablasListas, componerListas);

/** Every metric, populated to the levels, the oldest first. */
export const lectorDeMetricas = lectorDeTablas(tablasMetricas, componerMetricas);

/** Every sub-characteristic, populated to the levels, the oldest first. */
export const lectorDeSubcaracteristicas = lectorDeTablas(
  tablasSubcaracteristicas,
  componerSubcaracteristicas,
);

/** Every guideline with its levels in order, the oldest first. */
export function componerPautas(tablas: TablasPautas): readonly Pauta[] {
  const porPauta = Map.groupBy(tablas.niveles, ({ de }) => de);
  return tablas.pautas.map(({ medida: atada, ...pauta }) => ({
    ...pauta,
    nivelesCumplimiento: (porPauta.get(pauta._id) ?? []).map(({ descripcion, valor }) => ({
      descripcion,
      valor,
    })),
    medida: leerMedida(atada, pauta._id),
  }));
}

interface Pertenencia {
  readonly de: string;
  readonly id: string;
}

function componerListas(tablas: TablasListas): readonly ListaVerificacion[] {
  const contenido = contenidos(tablas.pautasDeListas, componerPautas(tablas));
  return tablas.listas.map((lista) => ({ ...lista, pautas: contenido(lista._id) }));
}

function componerMetricas(tablas: TablasMetricas): readonly MetricaCompleta[] {
  const porId = new Map(componerListas(tablas).map((lista) => [lista._id, lista]));
  return tablas.metricas.map(({ lista_id, ...metrica }) => ({
    ...metrica,
    listaVerificacion: lista_id === null ? null : (porId.get(lista_id) ?? null),
  }));
}

function componerSubcaracteristicas(tablas: TablasSubcaracteristicas): readonly SubcaracteristicaCompleta[] {
  const contenido = contenidos(tablas.metricasDeSubcaracteristicas, componerMetricas(tablas));
  return tablas.subcaracteristicas.map((sub) => ({ ...sub, metricas: contenido(sub._id) }));
}

/** The records that a record contains, in order. */
function contenidos<T extends { readonly _id: string }>(
  pertenencias: readonly Pertenencia[],
  cosas: readonly T[],
): (de: string) => readonly T[] {
  const porId = new Map(cosas.map((cosa) => [cosa._id, cosa]));
  const porDueno = Map.groupBy(pertenencias, ({ de }) => de);
  return (de) => (porDueno.get(de) ?? []).flatMap(({ id }) => porId.get(id) ?? []);
}

import type { ListaVerificacion } from '../lista-verificacion/index.ts';
import type { MetricaCompleta } from '../metrica/index.ts';
import type { SubcaracteristicaCompleta } from '../subcaracteristica/index.ts';
import {
  clavePregunta,
  type ElementoOmitido,
  type FilaPlan,
  type MetricaPlan,
  type PlanPrueba,
  type PreguntaPlan,
} from './plan.ts';
import type { TipoPrueba } from './tipo-prueba.ts';

export type Elementos =
  | { readonly elemento: 'subcaracteristica'; readonly lista: readonly SubcaracteristicaCompleta[] }
  | { readonly elemento: 'metrica'; readonly lista: readonly MetricaCompleta[] };

/**
 * Builds the question set of a scope: a list reached by several paths is asked once and counts in each; an
 * item without list or guideline is skipped and named (requisito: question-set, requisito: skipped-items).
 */
export function construirPlan(tipo: TipoPrueba, elementos: Elementos): PlanPrueba {
  const grupos =
    elementos.elemento === 'subcaracteristica'
      ? elementos.lista.map(deSubcaracteristica)
      : elementos.lista.map(deMetrica);
  const preguntas = new Map<string, PreguntaPlan>();
  for (const pregunta of grupos.flatMap((grupo) => grupo.listas).flatMap(preguntasDe)) {
    const clave = clavePregunta(pregunta);
    if (!preguntas.has(clave)) preguntas.set(clave, pregunta);
  }
  return {
    tipo,
    filas: grupos.flatMap((grupo) => (grupo.fila ? [grupo.fila] : [])),
    preguntas: [...preguntas.values()],
    omitidos: grupos.flatMap((grupo) => grupo.omitidos),
  };
}

interface Grupo {
  readonly fila: FilaPlan | null;
  readonly listas: readonly ListaVerificacion[];
  readonly omitidos: readonly ElementoOmitido[];
}

function deSubcaracteristica(sub: SubcaracteristicaCompleta): Grupo {
  const partes = sub.metricas.map(deMetrica);
  const metricas = partes.flatMap((parte) => parte.fila?.metricas ?? []);
  const omitidos = partes.flatMap((parte) => parte.omitidos);
  if (metricas.length > 0) {
    return {
      fila: { _id: sub._id, nombre: sub.nombre, metricas },
      listas: partes.flatMap((p) => p.listas),
      omitidos,
    };
  }
  const motivo = 'no tiene métricas que se puedan aplicar';
  return {
    fila: null,
    listas: [],
    omitidos: [...omitidos, { elemento: 'subcaracteristica', nombre: sub.nombre, motivo }],
  };
}

function deMetrica(metrica: MetricaCompleta): Grupo {
  const lista = metrica.listaVerificacion;
  if (!lista || lista.pautas.length === 0) {
    const motivo = lista ? 'su lista de verificación no tiene pautas' : 'no tiene lista de verificación';
    return { fila: null, listas: [], omitidos: [{ elemento: 'metrica', nombre: metrica.nombre, motivo }] };
  }
  const propia: MetricaPlan = { _id: metrica._id, nombre: metrica.nombre, listaVerificacion: lista._id };
  return {
    fila: { _id: metrica._id, nombre: metrica.nombre, metricas: [propia] },
    listas: [lista],
    omitidos: [],
  };
}

function preguntasDe(lista: ListaVerificacion): readonly PreguntaPlan[] {
  return lista.pautas.map((pauta) => ({
    pautaId: pauta._id,
    listaVerificacion: lista._id,
    listaNombre: lista.nombre,
    descripcion: pauta.descripcion,
    pregunta: pauta.pregunta,
    nivelesCumplimiento: pauta.nivelesCumplimiento,
    ...(pauta.medida ? { medida: pauta.medida } : {}),
  }));
}

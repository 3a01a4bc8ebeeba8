import type { ListaVerificacion } from '../lista-verificacion/index.ts';
import type { MetricaCompleta } from '../metrica/index.ts';
import type { Pauta } from '../pauta/index.ts';
import type { PlanPrueba, PreguntaPlan } from './plan.ts';
import type { RespuestaPregunta } from './respuesta.ts';

// Builders for tests: a value per level, everything else named after the id.

export function pauta(_id: string, valores: readonly number[] = [0, 0.5, 1]): Pauta {
  const nivelesCumplimiento = valores.map((valor, i) => ({ descripcion: `${_id} nivel ${i}`, valor }));
  return { _id, descripcion: `Pauta ${_id}`, pregunta: `¿${_id}?`, nivelesCumplimiento };
}

export function lista(_id: string, pautas: readonly Pauta[]): ListaVerificacion {
  return { _id, nombre: `Lista ${_id}`, pautas };
}

export function metrica(_id: string, listaVerificacion: ListaVerificacion | null): MetricaCompleta {
  return { _id, nombre: `Métrica ${_id}`, listaVerificacion };
}

export function pregunta(listaId: string, id: string, valores?: readonly number[]): PreguntaPlan {
  const { descripcion, pregunta: texto, nivelesCumplimiento } = pauta(id, valores);
  const lugar = { pautaId: id, listaVerificacion: listaId, listaNombre: `Lista ${listaId}` };
  return { ...lugar, descripcion, pregunta: texto, nivelesCumplimiento };
}

/** A plan by metrics: one row per list, named after it. */
export function planDe(preguntas: readonly PreguntaPlan[]): PlanPrueba {
  const listas = [...new Set(preguntas.map((p) => p.listaVerificacion))];
  const filas = listas.map((id) => {
    const propia = { _id: `m-${id}`, nombre: `Métrica ${id}` };
    return { ...propia, metricas: [{ ...propia, listaVerificacion: id }] };
  });
  return { tipo: 'allMetricas', filas, preguntas, omitidos: [] };
}

export function respuesta(
  listaVerificacion: string,
  pautaId: string,
  valor: number | null,
  nivel: number | null = null,
  comentario = '',
): RespuestaPregunta {
  return { pautaId, listaVerificacion, valor, nivel, comentario };
}

import type { ListaVerificacion } from '@mantenible/domain/lista-verificacion';
import { listaDesconocida, type Metrica } from '@mantenible/domain/metrica';
import * as z from 'zod/mini';

/** A metric as edited; `listaVerificacion` is null until a list is chosen. */
export interface MetricaForm {
  readonly nombre: string;
  readonly listaVerificacion: string | null;
}

/** Schema of the form's copy while the person signs in again. */
export const metricaForm = z.object({ nombre: z.string(), listaVerificacion: z.nullable(z.string()) });

export const metricaVacia: MetricaForm = { nombre: '', listaVerificacion: null };

export function formDeMetrica({ nombre, listaVerificacion }: Metrica): MetricaForm {
  return { nombre, listaVerificacion };
}

/** Ids of the lists of these metrics, each once, in order. */
export function idsDeListas(metricas: readonly Metrica[]): readonly string[] {
  return [...new Set(metricas.flatMap(({ listaVerificacion }) => listaVerificacion ?? []))];
}

/** The list's name, or 'Desconocido' for a metric whose list is unknown (requisito: unknown-list). */
export function nombreDeLista(
  { listaVerificacion }: Metrica,
  listas: readonly Pick<ListaVerificacion, '_id' | 'nombre'>[],
): string {
  return listas.find(({ _id }) => _id === listaVerificacion)?.nombre ?? listaDesconocida;
}

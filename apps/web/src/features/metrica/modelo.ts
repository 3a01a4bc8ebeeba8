import { metricaEnviada, type MetricaEnviada } from '@mantenible/contracts/metrica';
import type { ListaVerificacion } from '@mantenible/domain/lista-verificacion';
import { listaDesconocida, type Metrica } from '@mantenible/domain/metrica';
import * as z from 'zod/mini';

import { validate, type Validation } from '../../lib/forms/validate.ts';

/** A metric as it is edited; without a list chosen `listaVerificacion` is null. */
export interface MetricaForm {
  readonly nombre: string;
  readonly listaVerificacion: string | null;
}

/** What is kept of it while the person signs in again. */
export const metricaForm = z.object({ nombre: z.string(), listaVerificacion: z.nullable(z.string()) });

export const metricaVacia: MetricaForm = { nombre: '', listaVerificacion: null };

export function formDeMetrica({ nombre, listaVerificacion }: Metrica): MetricaForm {
  return { nombre, listaVerificacion };
}

/** Checks the form against the contract; errors are keyed by the API's field paths. */
export function validarMetrica(form: MetricaForm): Validation<MetricaEnviada> {
  return validate(metricaEnviada, form);
}

/** Ids of the lists that these metrics name, each once, in order. */
export function idsDeListas(metricas: readonly Metrica[]): readonly string[] {
  return [...new Set(metricas.flatMap(({ listaVerificacion }) => listaVerificacion ?? []))];
}

/** The list's name, or 'Desconocido' for a metric whose list is unknown (specification §2). */
export function nombreDeLista(
  { listaVerificacion }: Metrica,
  listas: readonly Pick<ListaVerificacion, '_id' | 'nombre'>[],
): string {
  return listas.find(({ _id }) => _id === listaVerificacion)?.nombre ?? listaDesconocida;
}

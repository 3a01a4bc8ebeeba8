import * as z from 'zod/mini';

import { id, idCon, listaDe, nombre, referencia } from './comun.ts';
import { listaVerificacion } from './lista-verificacion.ts';

/** Message for a metric without a checklist (requisito: required-fields). */
export const sinLista = 'Por favor, selecciona al menos una lista de verificación.';

export const metricaEnviada = z.object({ nombre: nombre(300), listaVerificacion: idCon(sinLista) });
export type MetricaEnviada = z.infer<typeof metricaEnviada>;

export const metrica = z.object({ _id: id, nombre: z.string(), listaVerificacion: z.nullable(id) });
export const metricas = listaDe(metrica);
export const metricaCompleta = z.object({
  _id: id,
  nombre: z.string(),
  listaVerificacion: z.nullable(listaVerificacion),
});
export const metricasCompletas = listaDe(metricaCompleta);
export const referencias = listaDe(referencia);

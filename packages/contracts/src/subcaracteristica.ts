import { maximoDeElementos } from '@mantenible/domain/lista-verificacion';
import * as z from 'zod/mini';

import { id, listaDe, nombre } from './comun.ts';
import { metrica, metricaCompleta } from './metrica.ts';

/** Message for a sub-characteristic without metrics (requisito: required-fields). */
export const sinMetricas = 'Por favor, selecciona al menos una metrica.';

export const subcaracteristicaEnviada = z.object({
  nombre: nombre(300),
  metricas: z.array(id).check(
    z.minLength(1, sinMetricas),
    z.maxLength(maximoDeElementos),
    z.refine((ids) => new Set(ids).size === ids.length, 'Hay una métrica repetida'),
  ),
});
export type SubcaracteristicaEnviada = z.infer<typeof subcaracteristicaEnviada>;

export const subcaracteristica = z.object({ _id: id, nombre: z.string(), metricas: listaDe(metrica) });
export const subcaracteristicas = listaDe(subcaracteristica);
export const subcaracteristicaCompleta = z.object({
  _id: id,
  nombre: z.string(),
  metricas: listaDe(metricaCompleta),
});
export const subcaracteristicasCompletas = listaDe(subcaracteristicaCompleta);

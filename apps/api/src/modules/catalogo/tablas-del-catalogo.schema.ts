import * as z from 'zod/mini';

import { columnReader } from '../../stored-column.ts';
import { medida } from '../respuesta/prueba-guardada.schema.ts';

const registros = z.array(z.object({ _id: z.string(), nombre: z.string() }));
const pertenencias = z.array(z.object({ de: z.string(), id: z.string() }));

/** The tables that guidelines are composed of; each schema below has those of the one before it, too. */
export const tablasPautas = z.object({
  pautas: z.array(
    z.object({
      _id: z.string(),
      descripcion: z.string(),
      pregunta: z.string(),
      medida: z.unknown(),
    }),
  ),
  niveles: z.array(z.object({ de: z.string(), descripcion: z.string(), valor: z.number() })),
});
export const tablasListas = z.extend(tablasPautas, { listas: registros, pautasDeListas: pertenencias });
export const tablasMetricas = z.extend(tablasListas, {
  metricas: z.array(z.object({ _id: z.string(), nombre: z.string(), lista_id: z.nullable(z.string()) })),
});
export const tablasSubcaracteristicas = z.extend(tablasMetricas, {
  subcaracteristicas: registros,
  metricasDeSubcaracteristicas: pertenencias,
});

export type TablasPautas = z.infer<typeof tablasPautas>;
export type TablasListas = z.infer<typeof tablasListas>;
export type TablasMetricas = z.infer<typeof tablasMetricas>;
export type TablasSubcaracteristicas = z.infer<typeof tablasSubcaracteristicas>;

/** The tie of a guideline. */
export const leerMedida = columnReader('pautas.medida', z.nullable(medida));

import * as z from 'zod/mini';

import { id } from './comun.ts';
import { procedencia } from './procedencia.ts';
import { tipoPrueba } from './respuesta.ts';

/** Newest finished analysis: degree in percent with two decimals and its criterion; null: not computed. */
export const ultimoAnalisis = z.object({
  /** End of the analysis. */
  fecha: z.iso.datetime(),
  ...procedencia,
  grado: z.nullable(z.number()),
  criterio: z.nullable(z.string()),
});

/** Overall mean of a saved test in percent with two decimals and its criterion; null: nothing counts. */
export const promedioGeneral = { promedio: z.nullable(z.number()), criterio: z.nullable(z.string()) };

/** Newest saved test. */
export const ultimaPrueba = z.object({
  _id: id,
  nombre: z.string(),
  tipo: tipoPrueba,
  creado: z.iso.datetime(),
  ...promedioGeneral,
});

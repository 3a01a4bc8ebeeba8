import * as z from 'zod/mini';

import { listaDe } from './comun.ts';
import { evidencias } from './evidencia.ts';
import { medicionInformada } from './medicion.ts';

/** Fields of one question in a row of the report: its answer in words, comment, evidence and measurement. */
const comentario = {
  pregunta: z.string(),
  respuesta: z.string(),
  comentario: z.string(),
  evidencias: z.optional(evidencias),
  medicion: z.optional(medicionInformada),
};

/** One row of a report: means and fractions are from 0 to 1, unrounded; null is 'Sin datos'. */
export const filaCalculo = z.object({
  nombre: z.string(),
  promedio: z.nullable(z.number()),
  comentarios: listaDe(z.object(comentario)),
  /** The questions of `comentarios` with their points and what the next level would give. */
  detalle: listaDe(
    z.object({
      ...comentario,
      valor: z.nullable(z.number()),
      maximo: z.nullable(z.number()),
      /** `puntos`: rise of the overall mean in points of percent, unrounded. */
      siguiente: z.nullable(z.object({ descripcion: z.string(), valor: z.number(), puntos: z.number() })),
    }),
  ),
  desglose: listaDe(
    z.object({
      nombre: z.string(),
      promedio: z.nullable(z.number()),
      preguntas: listaDe(
        z.object({
          pregunta: z.string(),
          valor: z.nullable(z.number()),
          maximo: z.nullable(z.number()),
          fraccion: z.nullable(z.number()),
        }),
      ),
    }),
  ),
});
/** Answer of GET /calculos/promedios/{id}. */
export const filasCalculo = listaDe(filaCalculo);

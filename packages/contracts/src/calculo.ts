import * as z from 'zod/mini';

import { listaDe } from './comun.ts';

/** Answer of GET /calculos/promedios/{id}: fractions 0..1, unrounded; null is 'Sin datos'. */
export const filaCalculo = z.object({
  nombre: z.string(),
  promedio: z.nullable(z.number()),
  comentarios: listaDe(z.object({ pregunta: z.string(), respuesta: z.string(), comentario: z.string() })),
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
export const filasCalculo = listaDe(filaCalculo);

import * as z from 'zod/mini';

import { listaDe } from './comun.ts';
import { evidencias } from './evidencia.ts';
import { medicionInformada } from './medicion.ts';

const comentario = {
  /** Identity of the question: list and guideline. */
  clave: z.optional(z.string()),
  pregunta: z.string(),
  respuesta: z.string(),
  comentario: z.string(),
  evidencias: z.optional(evidencias),
  medicion: z.optional(medicionInformada),
};

const parte = {
  pregunta: z.string(),
  valor: z.nullable(z.number()),
  maximo: z.nullable(z.number()),
  fraccion: z.nullable(z.number()),
};

const fila = { nombre: z.string(), promedio: z.nullable(z.number()) };

/** Each question once instead of in all of its rows, or the answer's first row, from the header Link of the answer before. */
export const consultaPromedios = z.object({
  campos: z.optional(z.literal('agrupados', 'El único valor de campos es agrupados')),
  desde: z._default(
    z.pipe(
      z.pipe(z.string().check(z.regex(/^\d{1,6}$/, 'La fila no es válida')), z.transform(Number)),
      z.number(),
    ),
    0,
  ),
});

/** Fractions are 0 to 1, unrounded; null is 'Sin datos'. An answer ends after 2 MB, and the header Link gives the next part. */
export const filasCalculo = listaDe(
  z.object({
    ...fila,
    comentarios: listaDe(z.object(comentario)),
    desglose: listaDe(z.object({ ...fila, preguntas: listaDe(z.object(parte)) })),
  }),
);

export const preguntaDetallada = z.object({
  ...comentario,
  ...parte,
  /** `puntos`: rise of the overall mean in points of percent, unrounded. */
  siguiente: z.nullable(z.object({ descripcion: z.string(), valor: z.number(), puntos: z.number() })),
});

/** The same with `campos=agrupados`: questions by list, each with what its next level would give; metrics refer to lists. */
export const reporteAgrupado = z.object({
  listas: listaDe(listaDe(preguntaDetallada)),
  filas: listaDe(
    z.object({ ...fila, metricas: listaDe(z.object({ ...fila, lista: z.int().check(z.gte(0)) })) }),
  ),
});

import { cambiosEntreAnalisis, palabrasDelGrado } from '@mantenible/domain/comparacion';
import * as z from 'zod/mini';

import { listaDe } from './comun.ts';

/** What differs between two analyses besides the code, or between an analysis and its project today. */
export const cambiosDeAnalisis = listaDe(z.enum(cambiosEntreAnalisis));

/** Link (null with a scanning service) and branch of an analysis, and what of it differs from its project today. */
export const procedencia = {
  enlace: z.nullable(z.string()),
  rama: z.string(),
  cambios: cambiosDeAnalisis,
};

/** How a degree changed: a word, null where none fits, and the points of its parts, which are the whole change. */
export const cambioDelGrado = z.object({
  palabra: z.nullable(z.enum(palabrasDelGrado)),
  partes: z.nullable(
    z.object({
      codigo: z.number(),
      porCubrir: z.number(),
      comentarios: z.number(),
      lineas: z.number(),
    }),
  ),
});

import { tiposEnPapelera } from '@mantenible/domain/papelera';
import * as z from 'zod/mini';

import { id, listaDe, nombre } from './comun.ts';

/** Deleted records of the catalogue, the newest first; `mas` counts those beyond the list. */
export const papelera = z.object({
  elementos: listaDe(
    z.object({
      _id: id,
      tipo: z.enum(tiposEnPapelera),
      nombre: z.string(),
      borrado: z.string(),
      caduca: z.string(),
      quien: z.string(),
    }),
  ),
  mas: z.number(),
});

/** `nombre`: another name, where another record has taken its own. */
export const restauracion = z.object({ nombre: z.optional(nombre(300)) });

export const elementoRestaurado = z.object({
  nombre: z.string(),
  repuestas: listaDe(z.string()),
  ausentes: listaDe(z.string()),
});

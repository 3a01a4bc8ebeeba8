import { maximoDeNombre, tiposEnPapelera } from '@mantenible/domain/papelera';
import * as z from 'zod/mini';

import { id, listaDe, nombre, pagina } from './comun.ts';

export const consultaPapelera = z.object({ pagina });

/** A page of the deleted records of the catalogue, the newest first; `total` counts all of them. */
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
  total: z.number(),
});

/** `nombre`: another name, where another record has taken its own; the kinds have limits of their own. */
export const restauracion = z.object({
  nombre: z.optional(nombre(Math.max(...Object.values(maximoDeNombre)))),
});

export const elementoRestaurado = z.object({
  nombre: z.string(),
  repuestas: listaDe(z.string()),
  ausentes: listaDe(z.string()),
});

import * as z from 'zod/mini';

import { id, listaDe } from './comun.ts';

/** A starter guideline that is not in the catalogue, and what adding it would do. */
export const pautaPendiente = z.object({
  clave: z.string(),
  descripcion: z.string(),
  pregunta: z.string(),
  /** The list at whose end it would be asked; null: that list is gone, so it would be in none. */
  lista: z.nullable(z.object({ _id: id, nombre: z.string() })),
  /** It was here before, or may have been: it was deleted or rewritten. Otherwise it is new. */
  eliminada: z.boolean(),
});
export type PautaPendiente = z.infer<typeof pautaPendiente>;
export const pautasPendientes = listaDe(pautaPendiente);

/** Body of POST /catalogo-inicial/pautas: what the person saw and confirmed. */
export const pautasElegidas = z.object({
  claves: z
    .array(z.string().check(z.maxLength(40)))
    .check(z.minLength(1, 'Elija al menos una pauta'), z.maxLength(100)),
});

/** How many were added; those that somebody else added meanwhile are not. */
export const pautasAnadidas = z.object({ anadidas: z.number() });

import * as z from 'zod/mini';

import { id, listaDe } from './comun.ts';

/** A starter guideline that the catalogue lacks, or lacks the tie of, and what adding it would do. */
export const pautaPendiente = z.object({
  clave: z.string(),
  descripcion: z.string(),
  pregunta: z.string(),
  /**
   * List that the guideline would be appended to; null where that list was deleted and no other has
   * its place.
   */
  lista: z.nullable(z.object({ _id: id, nombre: z.string() })),
  /** 'medida': the guideline is there as it came, without its tie to a measure. */
  falta: z.enum(['pauta', 'medida']),
  /** True when it was deleted or rewritten here, or may have been; false when it is new. */
  eliminada: z.boolean(),
});
export type PautaPendiente = z.infer<typeof pautaPendiente>;
export const pautasPendientes = listaDe(pautaPendiente);

/** Body of POST /catalogo-inicial/pautas: the guidelines that the person saw and confirmed. */
export const pautasElegidas = z.object({
  claves: z
    .array(z.string().check(z.maxLength(40)))
    .check(z.minLength(1, 'Elija al menos una pauta'), z.maxLength(100)),
});

/** Numbers of guidelines and of ties added, without those that another request added or changed meanwhile. */
export const pautasAnadidas = z.object({ anadidas: z.number(), medidas: z.number() });

import * as z from 'zod/mini';

import { id, listaDe } from './comun.ts';

/** A starter guideline that the catalogue lacks, or lacks the tie or the newest text of, and what adding it would do. */
export const pautaPendiente = z.object({
  clave: z.string(),
  descripcion: z.string(),
  pregunta: z.string(),
  /** Null where the list was deleted and no other has its place. */
  lista: z.nullable(z.object({ _id: id, nombre: z.string() })),
  /** 'medida': the guideline is there as it came, without its tie to a measure; 'texto': as the edition before wrote it. */
  falta: z.enum(['pauta', 'medida', 'texto']),
  /** True when it was deleted or rewritten here, or may have been; false when it is new. */
  eliminada: z.boolean(),
});
export type PautaPendiente = z.infer<typeof pautaPendiente>;
export const pautasPendientes = listaDe(pautaPendiente);

export const pautasElegidas = z.object({
  claves: z
    .array(z.string().check(z.maxLength(40)))
    .check(z.minLength(1, 'Elija al menos una pauta'), z.maxLength(100)),
});

/** Numbers of guidelines and ties added and of guidelines brought up to date, without those that another request changed meanwhile. */
export const pautasAnadidas = z.object({
  anadidas: z.number(),
  medidas: z.number(),
  actualizadas: z.number(),
});

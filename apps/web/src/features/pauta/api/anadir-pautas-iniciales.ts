import { pautasAnadidas } from '@mantenible/contracts/catalogo-inicial';
import type * as z from 'zod/mini';

import { postJson } from '../../../lib/http.ts';

/** Numbers of guidelines and of ties that were added, and of guidelines brought up to date. */
export type Anadido = z.infer<typeof pautasAnadidas>;

/**
 * POST /catalogo-inicial/pautas: adds the missing starter guidelines with these keys. A guideline that exists
 * receives its tie to a measure, or its newest text, only.
 */
export function anadirPautasIniciales(claves: readonly string[]): Promise<Anadido> {
  return postJson('/catalogo-inicial/pautas', { claves }, pautasAnadidas);
}

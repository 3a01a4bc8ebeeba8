import { pautasAnadidas } from '@mantenible/contracts/catalogo-inicial';

import { postJson } from '../../../lib/http.ts';

/**
 * POST /catalogo-inicial/pautas: adds the starter guidelines of these keys; returns the number of added
 * ones.
 */
export async function anadirPautasIniciales(claves: readonly string[]): Promise<number> {
  return (await postJson('/catalogo-inicial/pautas', { claves }, pautasAnadidas)).anadidas;
}

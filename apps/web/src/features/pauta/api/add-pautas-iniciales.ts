import { pautasAnadidas } from '@mantenible/contracts/catalogo-inicial';

import { postJson } from '../../../lib/http.ts';

/** POST /catalogo-inicial/pautas: adds the starter guidelines of these keys; answers how many were still missing. */
export async function addPautasIniciales(claves: readonly string[]): Promise<number> {
  return (await postJson('/catalogo-inicial/pautas', { claves }, pautasAnadidas)).anadidas;
}

import { criterios } from '@mantenible/contracts/criterio';

import { getJson } from '../http.ts';

/** GET /criteriosValoracion: ranges that turn a mean into words, in the order in which they are looked up. */
export function listarCriteriosValoracion(signal: AbortSignal) {
  return getJson('/criteriosValoracion', criterios, { signal });
}

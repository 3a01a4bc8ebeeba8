import { criterios } from '@mantenible/contracts/criterio';

import { getJson } from '../http.ts';

/** GET /criteriosValoracion: in the order in which ranges are looked up. */
export function listarCriteriosValoracion(signal: AbortSignal) {
  return getJson('/criteriosValoracion', criterios, { signal });
}

import { criterios } from '@mantenible/contracts/criterio';

import { getJson } from '../../../lib/http.ts';

/** GET /valoracionMantenibilidad: in the order in which ranges are looked up. */
export function getValoracionMantenibilidad(signal: AbortSignal) {
  return getJson('/valoracionMantenibilidad', criterios, { signal });
}

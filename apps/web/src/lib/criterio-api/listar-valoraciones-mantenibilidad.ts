import { criterios } from '@mantenible/contracts/criterio';

import { getJson } from '../http.ts';

/** GET /valoracionMantenibilidad: in the order in which ranges are looked up. */
export function listarValoracionesMantenibilidad(signal: AbortSignal) {
  return getJson('/valoracionMantenibilidad', criterios, { signal });
}

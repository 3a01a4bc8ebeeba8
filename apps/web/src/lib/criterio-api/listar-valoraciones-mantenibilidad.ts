import { criterios } from '@mantenible/contracts/criterio';

import { getJson } from '../http.ts';

/** GET /valoracionMantenibilidad: ranges that turn a degree into words, in the order in which they are looked up. */
export function listarValoracionesMantenibilidad(signal: AbortSignal) {
  return getJson('/valoracionMantenibilidad', criterios, { signal });
}

import { propiedadesCalidad } from '@mantenible/contracts/criterio';

import { getJson } from '../http.ts';

/** GET /propiedadCalidad: in the order in which ranges are looked up. */
export function listarPropiedadesCalidad(signal: AbortSignal) {
  return getJson('/propiedadCalidad', propiedadesCalidad, { signal });
}

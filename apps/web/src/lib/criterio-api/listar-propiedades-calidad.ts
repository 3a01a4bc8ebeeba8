import { propiedadesCalidad } from '@mantenible/contracts/criterio';

import { getJson } from '../http.ts';

/** GET /propiedadCalidad: thresholds of the defect cards, in card order. */
export function listarPropiedadesCalidad(signal: AbortSignal) {
  return getJson('/propiedadCalidad', propiedadesCalidad, { signal });
}

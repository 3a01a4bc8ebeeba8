import { criterios } from '@mantenible/contracts/criterio';

import { getJson } from '../../../lib/http.ts';

/** GET /criteriosValoracion, read anew for each report: the criterion is looked up live. */
export function obtenerCriterios(signal: AbortSignal) {
  return getJson('/criteriosValoracion', criterios, { signal });
}

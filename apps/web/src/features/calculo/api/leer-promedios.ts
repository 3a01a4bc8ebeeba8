import { filasCalculo } from '@mantenible/contracts/calculo';

import { getJson } from '../../../lib/http.ts';

/** GET /calculos/promedios/{id}: the rows of a saved test's report. */
export function leerPromedios(id: string, signal: AbortSignal) {
  return getJson(`/calculos/promedios/${encodeURIComponent(id)}`, filasCalculo, { signal });
}

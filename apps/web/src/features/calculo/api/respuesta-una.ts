import { respuestaUna } from '@mantenible/contracts/respuesta';

import { getJson } from '../../../lib/http.ts';

/** GET /respuestas/una/{id}: project and title of a report. */
export function obtenerRespuesta(id: string, signal: AbortSignal) {
  return getJson(`/respuestas/una/${encodeURIComponent(id)}`, respuestaUna, { signal });
}

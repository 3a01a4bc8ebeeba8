import { situacionAnalisis } from '@mantenible/contracts/analisis';

import { getJson } from '../http.ts';

export const rutaAnalisis = (proyectoId: string) => `/analisis/${encodeURIComponent(proyectoId)}`;

/** GET /analisis/{proyectoId}: state of the newest analysis, and the history. */
export function leerSituacion(proyectoId: string, signal: AbortSignal) {
  return getJson(rutaAnalisis(proyectoId), situacionAnalisis, { signal });
}

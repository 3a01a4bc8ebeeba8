import { situacionAnalisis } from '@mantenible/contracts/analisis';

import { rutaAnalisis } from '../../../lib/analisis-api/leer-situacion.ts';
import { postJson } from '../../../lib/http.ts';

/** POST /analisis/{proyectoId}: starts an analysis and returns its state. */
export function iniciarAnalisis(proyectoId: string) {
  return postJson(rutaAnalisis(proyectoId), {}, situacionAnalisis);
}

import { situacionAnalisis } from '@mantenible/contracts/analisis';

import { http, postJson } from '../../../lib/http.ts';
import { rutaEstado } from './estado-analisis.ts';

/** POST /analisis/{proyectoId}: starts an analysis and returns its state. */
export function iniciarAnalisis(proyectoId: string) {
  return postJson(rutaEstado(proyectoId), {}, situacionAnalisis);
}

/** DELETE /analisis/{proyectoId}: cancels the running analysis. */
export async function cancelarAnalisis(proyectoId: string): Promise<void> {
  await http.delete(rutaEstado(proyectoId));
}

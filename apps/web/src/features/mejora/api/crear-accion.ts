import { hecho } from '@mantenible/contracts/comun';
import type { AccionNueva } from '@mantenible/contracts/mejora';

import { postJson } from '../../../lib/http.ts';

/** POST /mejoras/{projectId}/acciones: adds an action, once for each idempotency key; gives its id. */
export async function crearAccion(
  proyectoId: string,
  accion: AccionNueva,
  idempotencyKey: string,
): Promise<string> {
  const url = `/mejoras/${encodeURIComponent(proyectoId)}/acciones`;
  return (await postJson(url, accion, hecho, { idempotencyKey }))._id;
}

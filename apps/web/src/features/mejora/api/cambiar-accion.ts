import type { AccionCambiada } from '@mantenible/contracts/mejora';

import { putJson } from '../../../lib/http.ts';

/** PUT /mejoras/{projectId}/acciones/{actionId}: changes the action; refused (412) unless the server still has the version that was read. */
export function cambiarAccion(
  proyectoId: string,
  { _id, version }: { readonly _id: string; readonly version: number },
  cambiada: AccionCambiada,
): Promise<void> {
  const url = `/mejoras/${encodeURIComponent(proyectoId)}/acciones/${encodeURIComponent(_id)}`;
  return putJson(url, cambiada, `"${version}"`);
}

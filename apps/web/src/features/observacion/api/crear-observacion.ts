import { observacion, type ObservacionNueva } from '@mantenible/contracts/observacion';

import { postJson } from '../../../lib/http.ts';

/** POST /entregas/{id}/comentarios/{project}, once for each idempotency key. */
export function crearObservacion(
  entregaId: string,
  proyecto: string,
  nueva: ObservacionNueva,
  idempotencyKey: string,
) {
  const url = `/entregas/${encodeURIComponent(entregaId)}/comentarios/${encodeURIComponent(proyecto)}`;
  return postJson(url, nueva, observacion, { idempotencyKey });
}

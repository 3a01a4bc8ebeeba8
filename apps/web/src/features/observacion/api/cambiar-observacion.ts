import { observacion } from '@mantenible/contracts/observacion';

import { putAndRead } from '../../../lib/http.ts';

/** PUT /entregas/{id}/comentarios/{project}/{comment}: settles or opens a thread, or changes one's own words; refused (412) unless they are those of `etag`. */
export function cambiarObservacion(
  entregaId: string,
  proyecto: string,
  comentarioId: string,
  cambio: { readonly resuelta: boolean } | { readonly texto: string },
  etag: string | null = null,
) {
  const url = `/entregas/${encodeURIComponent(entregaId)}/comentarios/${encodeURIComponent(proyecto)}/${encodeURIComponent(comentarioId)}`;
  return putAndRead(url, cambio, observacion, etag);
}

import { putJson } from '../../../lib/http.ts';

/** PUT /entregas/{id}/comentarios/{project}/{comment}: settles or opens a thread. */
export function cambiarObservacion(
  entregaId: string,
  proyecto: string,
  comentarioId: string,
  cambio: { readonly resuelta: boolean },
): Promise<void> {
  const url = `/entregas/${encodeURIComponent(entregaId)}/comentarios/${encodeURIComponent(proyecto)}/${encodeURIComponent(comentarioId)}`;
  return putJson(url, cambio);
}

import { putJson } from '../../../lib/http.ts';

/**
 * PUT /entregas/{id}/referencia: chooses the reference test; null takes it away. Refused (412) unless the reference still is that of the
 * version; null for any.
 */
export function guardarReferencia(
  entregaId: string,
  pruebaId: string | null,
  etag: string | null,
): Promise<void> {
  return putJson(`/entregas/${encodeURIComponent(entregaId)}/referencia`, { pruebaId }, etag);
}

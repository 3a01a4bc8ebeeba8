import { putJson } from '../../../lib/http.ts';

/** PUT /entregas/{id}/referencia: chooses the reference test; null takes it away. */
export function guardarReferencia(entregaId: string, pruebaId: string | null): Promise<void> {
  return putJson(`/entregas/${encodeURIComponent(entregaId)}/referencia`, { pruebaId });
}

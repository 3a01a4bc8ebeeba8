import type { CorreccionEnviada } from '@mantenible/contracts/nota';

import { putJson } from '../../../lib/http.ts';

/** PUT /entregas/{id}/notas/{project}; refused (412) unless the server still has the version that was read. */
export function guardarCorreccion(
  entregaId: string,
  proyecto: string,
  enviada: CorreccionEnviada,
  etag: string | null,
): Promise<void> {
  const url = `/entregas/${encodeURIComponent(entregaId)}/notas/${encodeURIComponent(proyecto)}`;
  return putJson(url, enviada, etag);
}

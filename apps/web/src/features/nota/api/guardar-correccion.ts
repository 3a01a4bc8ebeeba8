import type { CorreccionEnviada } from '@mantenible/contracts/nota';

import { http } from '../../../lib/http.ts';

/** PUT /entregas/{id}/notas/{project}; refused (412) unless the server still has the version that was read. Gives the new version. */
export async function guardarCorreccion(
  entregaId: string,
  proyecto: string,
  enviada: CorreccionEnviada,
  etag: string | null,
): Promise<string | null> {
  const url = `/entregas/${encodeURIComponent(entregaId)}/notas/${encodeURIComponent(proyecto)}`;
  const headers = etag === null ? {} : { 'If-Match': etag };
  const respuesta = await http.put<unknown>(url, enviada, { headers });
  const nueva: unknown = respuesta.headers.etag;
  return typeof nueva === 'string' ? nueva : null;
}

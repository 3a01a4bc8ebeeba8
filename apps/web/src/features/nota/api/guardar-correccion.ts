import { notaDeProyecto, type CorreccionEnviada } from '@mantenible/contracts/nota';

import { putAndRead } from '../../../lib/http.ts';

/** PUT /entregas/{id}/notas/{project}; refused (412) unless the server still has the version that was read. Gives the mark as it is then. */
export function guardarCorreccion(
  entregaId: string,
  proyecto: string,
  enviada: CorreccionEnviada,
  etag: string | null,
) {
  const url = `/entregas/${encodeURIComponent(entregaId)}/notas/${encodeURIComponent(proyecto)}`;
  return putAndRead(url, enviada, notaDeProyecto, etag);
}

import type { EntregaEnviada } from '@mantenible/contracts/entrega';

import { classTimeout, putJson } from '../../../lib/http.ts';

/** PUT /entregas/{id}: changes the delivery, of whose copies each may get another test; refused (412) unless the server still has the version that was read. */
export function cambiarEntrega(id: string, enviada: EntregaEnviada, etag: string | null): Promise<void> {
  return putJson(`/entregas/${encodeURIComponent(id)}`, enviada, etag, { timeout: classTimeout });
}

import { marca, type Marca, type MarcaNueva } from '@mantenible/contracts/marca';

import { postJson } from '../../../lib/http.ts';

/** POST /marcas/{projectId}: marks a finding, once for each idempotency key. */
export function crearMarca(proyectoId: string, nueva: MarcaNueva, idempotencyKey: string): Promise<Marca> {
  return postJson(`/marcas/${encodeURIComponent(proyectoId)}`, nueva, marca, { idempotencyKey });
}

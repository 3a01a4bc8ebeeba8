import { enlaceCreado, type EnlaceCreado, type EnlaceNuevo } from '@mantenible/contracts/enlace';

import { postJson } from '../../../lib/http.ts';

/** POST /enlaces/{projectId}: makes a link; the answer alone has its key. */
export function crearEnlace(proyectoId: string, pedido: EnlaceNuevo): Promise<EnlaceCreado> {
  return postJson(`/enlaces/${encodeURIComponent(proyectoId)}`, pedido, enlaceCreado);
}

import type { Partida } from '@mantenible/domain/partida';

import { putJson } from '../../../lib/http.ts';
import { rutaPartida } from '../../../lib/partida-api/leer-partida.ts';

/** PUT /partidas/{projectId}: names a starting point, or null to name none; refused (412) unless the server has the version of `etag`. */
export function guardarPartida(
  proyectoId: string,
  partida: Partida | null,
  etag: string | null,
): Promise<void> {
  return putJson(rutaPartida(proyectoId), { partida }, etag);
}

import { enlaceCreado, type EnlaceCreado } from '@mantenible/contracts/equipo';

import { postJson } from '../../../lib/http.ts';

/** POST /equipos/{proyectoId}/enlace: its key is in this answer alone. */
export function crearEnlace(proyectoId: string): Promise<EnlaceCreado> {
  return postJson(`/equipos/${encodeURIComponent(proyectoId)}/enlace`, undefined, enlaceCreado);
}

import { invitacionHecha, type InvitacionHecha } from '@mantenible/contracts/equipo';

import { postJson } from '../../../lib/http.ts';

/** POST /equipos/{proyectoId}/invitaciones. */
export function invitarPersona(proyectoId: string, usuario: string): Promise<InvitacionHecha> {
  return postJson(`/equipos/${encodeURIComponent(proyectoId)}/invitaciones`, { usuario }, invitacionHecha);
}

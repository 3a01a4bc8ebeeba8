import { proyectoUnido } from '@mantenible/contracts/equipo';

import { postJson } from '../../../lib/http.ts';

/** POST /invitaciones/{invitacionId}/aceptar: the project that the person joins. */
export async function aceptarInvitacion(invitacionId: string): Promise<string> {
  const url = `/invitaciones/${encodeURIComponent(invitacionId)}/aceptar`;
  return (await postJson(url, undefined, proyectoUnido)).proyectoId;
}

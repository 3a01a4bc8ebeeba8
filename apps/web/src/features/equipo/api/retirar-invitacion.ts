import { http } from '../../../lib/http.ts';

/** DELETE /equipos/{proyectoId}/invitaciones/{invitacionId}. */
export async function retirarInvitacion(proyectoId: string, invitacionId: string): Promise<void> {
  await http.delete(
    `/equipos/${encodeURIComponent(proyectoId)}/invitaciones/${encodeURIComponent(invitacionId)}`,
  );
}

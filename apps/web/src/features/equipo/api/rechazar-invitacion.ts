import { http } from '../../../lib/http.ts';

/** DELETE /invitaciones/{invitacionId}. */
export async function rechazarInvitacion(invitacionId: string): Promise<void> {
  await http.delete(`/invitaciones/${encodeURIComponent(invitacionId)}`);
}

import { http } from '../../../lib/http.ts';

/** DELETE /equipos/{proyectoId}/miembros/{miembroId}: takes a member out, or leaves. */
export async function quitarMiembro(proyectoId: string, miembroId: string): Promise<void> {
  await http.delete(`/equipos/${encodeURIComponent(proyectoId)}/miembros/${encodeURIComponent(miembroId)}`);
}

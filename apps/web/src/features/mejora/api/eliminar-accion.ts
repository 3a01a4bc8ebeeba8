import { http } from '../../../lib/http.ts';

/** DELETE /mejoras/{projectId}/acciones/{actionId}. */
export async function eliminarAccion(proyectoId: string, id: string): Promise<void> {
  await http.delete(`/mejoras/${encodeURIComponent(proyectoId)}/acciones/${encodeURIComponent(id)}`);
}

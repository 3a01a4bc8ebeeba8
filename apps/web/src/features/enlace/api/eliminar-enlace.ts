import { http } from '../../../lib/http.ts';

/** DELETE /enlaces/{projectId}/{linkId}: from now on the link does not open. */
export async function eliminarEnlace(proyectoId: string, id: string): Promise<void> {
  await http.delete(`/enlaces/${encodeURIComponent(proyectoId)}/${encodeURIComponent(id)}`);
}

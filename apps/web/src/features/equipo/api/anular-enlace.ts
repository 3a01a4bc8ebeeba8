import { http } from '../../../lib/http.ts';

/** DELETE /equipos/{proyectoId}/enlace. */
export async function anularEnlace(proyectoId: string): Promise<void> {
  await http.delete(`/equipos/${encodeURIComponent(proyectoId)}/enlace`);
}

import { http } from '../../../lib/http.ts';

/** DELETE /proyectos/{id}: with its tests, drafts and analyses. */
export async function eliminarProyecto(id: string): Promise<void> {
  await http.delete(`/proyectos/${encodeURIComponent(id)}`);
}

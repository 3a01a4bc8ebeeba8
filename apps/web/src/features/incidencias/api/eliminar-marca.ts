import { http } from '../../../lib/http.ts';

/** DELETE /marcas/{projectId}/{markId}. */
export async function eliminarMarca(proyectoId: string, id: string): Promise<void> {
  await http.delete(`/marcas/${encodeURIComponent(proyectoId)}/${encodeURIComponent(id)}`);
}

import { http } from '../../../lib/http.ts';

/** DELETE /entregas/{id}/comentarios/{project}/{comment}. */
export async function eliminarObservacion(
  entregaId: string,
  proyecto: string,
  comentarioId: string,
): Promise<void> {
  await http.delete(
    `/entregas/${encodeURIComponent(entregaId)}/comentarios/${encodeURIComponent(proyecto)}/${encodeURIComponent(comentarioId)}`,
  );
}

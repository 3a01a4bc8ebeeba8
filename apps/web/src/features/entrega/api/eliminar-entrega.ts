import { http } from '../../../lib/http.ts';

/** DELETE /entregas/{id}. */
export async function eliminarEntrega(id: string): Promise<void> {
  await http.delete(`/entregas/${encodeURIComponent(id)}`);
}

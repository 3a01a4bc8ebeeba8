import { http } from '../../../lib/http.ts';

/** DELETE /listasVerificacion/{id}. */
export async function deleteListaVerificacion(id: string): Promise<void> {
  await http.delete(`/listasVerificacion/${id}`);
}

import { http } from '../../../lib/http.ts';

/** DELETE /frases/{id}. */
export async function eliminarFrase(id: string): Promise<void> {
  await http.delete(`/frases/${encodeURIComponent(id)}`);
}

import { http } from '../../../lib/http.ts';

/** DELETE /pautas/{id}. */
export async function deletePauta(id: string): Promise<void> {
  await http.delete(`/pautas/${id}`);
}

import { http } from '../../../lib/http.ts';

/** DELETE /subcaracteristicas/{id}. */
export async function deleteSubcaracteristica(id: string): Promise<void> {
  await http.delete(`/subcaracteristicas/${id}`);
}

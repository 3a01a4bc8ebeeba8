import { http } from '../../../lib/http.ts';

/** DELETE /metricas/{id}. */
export async function deleteMetrica(id: string): Promise<void> {
  await http.delete(`/metricas/${id}`);
}

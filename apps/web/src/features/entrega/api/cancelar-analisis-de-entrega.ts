import { http } from '../../../lib/http.ts';

/** DELETE /entregas/{id}/analisis: cancels the analyses that are not finished. */
export async function cancelarAnalisisDeEntrega(id: string): Promise<void> {
  await http.delete(`/entregas/${encodeURIComponent(id)}/analisis`);
}

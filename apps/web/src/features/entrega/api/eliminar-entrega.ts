import { classTimeout, http } from '../../../lib/http.ts';

/** DELETE /entregas/{id}, with its copies. */
export async function eliminarEntrega(id: string): Promise<void> {
  await http.delete(`/entregas/${encodeURIComponent(id)}`, { timeout: classTimeout });
}

import { http } from '../../../lib/http.ts';

/** DELETE /personas/{sub}: erases a person at the person's request. */
export async function eliminarPersona(sub: string): Promise<void> {
  await http.delete(`/personas/${encodeURIComponent(sub)}`, { timeout: 60_000 });
}

import { http } from '../../../lib/http.ts';

/** DELETE /cursos/{id}/docentes/{sub}. */
export async function eliminarDocente(id: string, sub: string): Promise<void> {
  await http.delete(`/cursos/${id}/docentes/${encodeURIComponent(sub)}`);
}

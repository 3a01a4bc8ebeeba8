import { classTimeout, http } from '../../../lib/http.ts';

/** DELETE /cursos/{id}: the projects of its people stay. */
export async function eliminarCurso(id: string): Promise<void> {
  await http.delete(`/cursos/${id}`, { timeout: classTimeout });
}

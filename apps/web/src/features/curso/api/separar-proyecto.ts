import { http } from '../../../lib/http.ts';

/** DELETE /cursos/{id}/proyectos/{proyecto}: takes a project out of the course; it is not deleted. */
export async function separarProyecto(id: string, proyecto: string): Promise<void> {
  await http.delete(`/cursos/${id}/proyectos/${proyecto}`);
}

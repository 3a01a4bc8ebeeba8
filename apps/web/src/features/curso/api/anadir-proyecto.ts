import { putJson } from '../../../lib/http.ts';

/** PUT /cursos/{id}/proyectos/{proyecto}: puts an own project into the course. */
export function anadirProyecto(id: string, proyecto: string) {
  return putJson(`/cursos/${id}/proyectos/${proyecto}`, {});
}

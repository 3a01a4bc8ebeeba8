import { putJson } from '../../../lib/http.ts';

/** PUT /cursos/{id}/lista: replaces the class list. */
export function guardarLista(id: string, contenido: string) {
  return putJson(`/cursos/${id}/lista`, { contenido });
}

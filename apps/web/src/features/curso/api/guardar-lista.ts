import { classTimeout, putJson } from '../../../lib/http.ts';

/** PUT /cursos/{id}/lista: replaces the class list; refused (412) unless the stored one still is that of the check. */
export function guardarLista(id: string, contenido: string, version: number) {
  return putJson(`/cursos/${id}/lista`, { contenido }, `"${version}"`, { timeout: classTimeout });
}

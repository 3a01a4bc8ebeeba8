import { curso } from '@mantenible/contracts/curso';

import { postJson } from '../../../lib/http.ts';

/** POST /cursos/{id}/docentes: names a lecturer by user name. */
export function anadirDocente(id: string, usuario: string) {
  return postJson(`/cursos/${id}/docentes`, { usuario }, curso);
}

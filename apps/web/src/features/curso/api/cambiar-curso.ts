import type { CursoEnviado } from '@mantenible/contracts/curso';

import { putJson } from '../../../lib/http.ts';

/** PUT /cursos/{id}, with the version that was read. */
export function cambiarCurso(id: string, datos: CursoEnviado, etag: string | null) {
  return putJson(`/cursos/${id}`, datos, etag);
}

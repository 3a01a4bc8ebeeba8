import type { Curso } from '@mantenible/contracts/curso';

import { putJson } from '../../../lib/http.ts';

/** PUT /cursos/{id}/estado: closes, opens again or archives a course. */
export function cambiarEstado(id: string, estado: Curso['estado']) {
  return putJson(`/cursos/${id}/estado`, { estado });
}

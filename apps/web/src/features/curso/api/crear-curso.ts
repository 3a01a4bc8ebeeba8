import { curso, type CursoEnviado } from '@mantenible/contracts/curso';

import { postJson } from '../../../lib/http.ts';

/** POST /cursos. */
export function crearCurso(datos: CursoEnviado, idempotencyKey: string) {
  return postJson('/cursos', datos, curso, { idempotencyKey });
}

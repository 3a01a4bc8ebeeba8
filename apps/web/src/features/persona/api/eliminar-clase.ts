import { cambioDeClase } from '@mantenible/contracts/fin-de-curso';

import { classTimeout, postJson } from '../../../lib/http.ts';

/** POST /cursos/{id}/cuentas/eliminar: Erases of these people; `quedan` of them wait for a repetition. */
export function eliminarClase(curso: string, personas: readonly string[]) {
  return postJson(`/cursos/${curso}/cuentas/eliminar`, { personas }, cambioDeClase, {
    timeout: classTimeout,
  });
}

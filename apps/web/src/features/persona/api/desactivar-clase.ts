import { cambioDeClase } from '@mantenible/contracts/fin-de-curso';

import { classTimeout, postJson } from '../../../lib/http.ts';

/** POST /cursos/{id}/cuentas/desactivar: Deactivates the accounts of these people; `quedan` of them wait for a repetition. */
export function desactivarClase(curso: string, personas: readonly string[]) {
  return postJson(`/cursos/${curso}/cuentas/desactivar`, { personas }, cambioDeClase, {
    timeout: classTimeout,
  });
}

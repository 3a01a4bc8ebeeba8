import { claveEntregada } from '@mantenible/contracts/cuenta';

import { postJson } from '../../../lib/http.ts';

/** POST /cuentas/{id}/clave: sets a new initial password, which only this answer contains. */
export function restablecerClave(id: string) {
  return postJson(`/cuentas/${id}/clave`, {}, claveEntregada);
}

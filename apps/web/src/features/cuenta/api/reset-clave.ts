import { claveEntregada } from '@mantenible/contracts/cuenta';

import { postJson } from '../../../lib/http.ts';

/** POST /cuentas/{id}/clave: gives a new initial password, answered once. */
export function resetClave(id: string) {
  return postJson(`/cuentas/${id}/clave`, {}, claveEntregada);
}

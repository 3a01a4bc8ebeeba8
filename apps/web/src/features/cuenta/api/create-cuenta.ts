import { claveEntregada, type CuentaNueva } from '@mantenible/contracts/cuenta';

import { postJson } from '../../../lib/http.ts';

/** POST /cuentas: adds an account; the answer is the only place where its initial password stands. */
export function createCuenta(data: CuentaNueva) {
  return postJson('/cuentas', data, claveEntregada);
}

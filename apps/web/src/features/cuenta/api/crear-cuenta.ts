import { claveEntregada, type CuentaNueva } from '@mantenible/contracts/cuenta';

import { postJson } from '../../../lib/http.ts';

/** POST /cuentas: adds an account; only the answer contains its initial password. */
export function crearCuenta(data: CuentaNueva) {
  return postJson('/cuentas', data, claveEntregada);
}

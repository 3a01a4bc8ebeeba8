import type { CuentaCambiada } from '@mantenible/contracts/cuenta';

import { putJson } from '../../../lib/http.ts';

/** PUT /cuentas/{id}: changes name, mail and role. */
export function cambiarCuenta(id: string, data: CuentaCambiada): Promise<void> {
  return putJson(`/cuentas/${id}`, data);
}

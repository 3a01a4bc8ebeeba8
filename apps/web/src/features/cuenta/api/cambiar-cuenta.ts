import { cuentaConCursos, type CuentaCambiada, type CuentaConCursos } from '@mantenible/contracts/cuenta';

import { putAndRead } from '../../../lib/http.ts';

/** PUT /cuentas/{id}: changes name, mail and role. */
export function cambiarCuenta(id: string, data: CuentaCambiada): Promise<CuentaConCursos> {
  return putAndRead(`/cuentas/${id}`, data, cuentaConCursos);
}

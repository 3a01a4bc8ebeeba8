import { cuentaConCursos, type CuentaConCursos } from '@mantenible/contracts/cuenta';

import { putAndRead } from '../../../lib/http.ts';

/** PUT /cuentas/{id}/activa: activates an account, or deactivates it and ends its sessions. */
export function activarCuenta(id: string, activa: boolean): Promise<CuentaConCursos> {
  return putAndRead(`/cuentas/${id}/activa`, { activa }, cuentaConCursos);
}

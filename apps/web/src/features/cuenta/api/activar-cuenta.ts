import { putJson } from '../../../lib/http.ts';

/** PUT /cuentas/{id}/activa: activates an account, or deactivates it and ends its sessions. */
export function activarCuenta(id: string, activa: boolean): Promise<void> {
  return putJson(`/cuentas/${id}/activa`, { activa });
}

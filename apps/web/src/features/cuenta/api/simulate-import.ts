import { simulacion } from '@mantenible/contracts/cuenta';

import { postJson } from '../../../lib/http.ts';

/** POST /cuentas/importar/simular: what importing would do with each line. */
export function simulateImport(contenido: string) {
  return postJson('/cuentas/importar/simular', { contenido }, simulacion);
}

import { simulacion } from '@mantenible/contracts/cuenta';

import { postJson } from '../../../lib/http.ts';

/** POST /cuentas/importar/simular: the effect of the import on each line. */
export function simularImportacion(contenido: string) {
  return postJson('/cuentas/importar/simular', { contenido }, simulacion);
}

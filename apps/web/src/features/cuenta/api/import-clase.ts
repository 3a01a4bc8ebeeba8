import { claseImportada } from '@mantenible/contracts/cuenta';

import { postJson } from '../../../lib/http.ts';

/** Hundreds of accounts are made at once. */
const timeout = 60_000;

/** POST /cuentas/importar: the whole class or nothing; the answer holds the initial passwords, once. */
export function importClase(contenido: string) {
  return postJson('/cuentas/importar', { contenido }, claseImportada, { timeout });
}

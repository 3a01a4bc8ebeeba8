import { claseImportada } from '@mantenible/contracts/cuenta';

import { postJson } from '../../../lib/http.ts';

/** Timeout in milliseconds of the creation of hundreds of accounts. */
const timeout = 60_000;

/**
 * POST /cuentas/importar: the whole class or nothing; the answer contains the initial passwords. With the key of a request
 * whose answer was lost it contains the same ones.
 */
export function importarClase({
  texto,
  idempotencyKey,
}: {
  readonly texto: string;
  readonly idempotencyKey: string;
}) {
  return postJson('/cuentas/importar', { contenido: texto }, claseImportada, { timeout, idempotencyKey });
}

import { hkdfSync } from 'node:crypto';

import { loadKeys, type KeyOptions } from './load-keys.ts';

/** Secret of derived initial passwords (HKDF-SHA256 of the server key in use at the start). */
export async function createPasswordSecret(options: KeyOptions): Promise<Buffer> {
  const [{ key }] = (await loadKeys(options)).keys;
  return Buffer.from(hkdfSync('sha256', key, '', 'mantenible:claves-iniciales', 32));
}

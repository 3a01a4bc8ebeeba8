import { hkdfSync } from 'node:crypto';

import type { TokenKey } from './keys.ts';
import { loadKeys, type KeyOptions } from './load-keys.ts';

/** The secret that derives new initial passwords, and those that derived earlier ones. */
export type PasswordSecrets = readonly [Buffer, ...Buffer[]];

/** Secrets of derived initial passwords (HKDF-SHA256 of the server keys at the start): an older key stands for what it derived. */
export async function createPasswordSecrets(options: KeyOptions): Promise<PasswordSecrets> {
  const [first, ...older] = (await loadKeys(options)).keys;
  return [secretOf(first), ...older.map(secretOf)];
}

function secretOf({ key }: TokenKey): Buffer {
  return Buffer.from(hkdfSync('sha256', key, '', 'mantenible:claves-iniciales', 32));
}

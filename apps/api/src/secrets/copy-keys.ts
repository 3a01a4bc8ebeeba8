import { createHash, hkdfSync } from 'node:crypto';

import { loadKeys, type KeyOptions } from './load-keys.ts';
import type { TokenKey } from './keys.ts';

export interface CopyKey {
  readonly id: string;
  /** 32 bytes in base64. */
  readonly clave: string;
}

const keyBytes = 32;

/**
 * Derives the keys of a person's copies on devices (HKDF-SHA256 of each server key, bound to the token's
 * subject), the current one first. They are not stored: a restart derives the same ones.
 */
export async function createCopyKeys(options: KeyOptions): Promise<(sub: string) => readonly CopyKey[]> {
  const { keys, reread } = await loadKeys(options);
  return (sub) => {
    const newest = reread();
    const known = new Set(newest.map(({ id }) => id));
    return [...newest, ...keys.filter(({ id }) => !known.has(id))].map((key) => derive(key, sub));
  };
}

function derive({ key }: TokenKey, sub: string): CopyKey {
  const info = JSON.stringify(['copias', sub]);
  const derived = Buffer.from(hkdfSync('sha256', key, '', info, keyBytes));
  const id = createHash('sha256').update('mantenible:copia:').update(derived).digest('hex').slice(0, 16);
  return { id, clave: derived.toString('base64') };
}

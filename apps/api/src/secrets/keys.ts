import { createHash } from 'node:crypto';

export interface TokenKey {
  /** Identifies the key beside each ciphertext; the key cannot be derived from it. */
  readonly id: string;
  readonly key: Buffer;
}

const KEY_BYTES = 32;

/** Reads `SECRET_KEY`: base64 of 32 bytes; several are separated by commas; the first one encrypts. */
export function parseKeys(text: string): readonly [TokenKey, ...TokenKey[]] {
  const [first = '', ...rest] = text.split(',');
  return [parseKey(first), ...rest.map(parseKey)];
}

function parseKey(text: string): TokenKey {
  const key = Buffer.from(text.trim(), 'base64');
  if (key.length === KEY_BYTES) return { id: keyId(key), key };
  throw new Error('SECRET_KEY debe ser una clave de 32 bytes en base64, o varias separadas por comas.');
}

function keyId(key: Buffer): string {
  return createHash('sha256').update('mantenible:clave:').update(key).digest('hex').slice(0, 16);
}

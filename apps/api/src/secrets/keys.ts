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

/** The bytes of `SECRET_KEY`, from which further keys are derived; null without it. */
export function mastersOf(secretKey: string | null): readonly [Buffer, ...Buffer[]] | null {
  if (secretKey === null) return null;
  const [first, ...others] = parseKeys(secretKey);
  return [first.key, ...others.map(({ key }) => key)];
}

function parseKey(text: string): TokenKey {
  const key = Buffer.from(text.trim(), 'base64');
  if (key.length === KEY_BYTES) return { id: keyId(key), key };
  throw new Error('SECRET_KEY debe ser una clave de 32 bytes en base64, o varias separadas por comas.');
}

function keyId(key: Buffer): string {
  return createHash('sha256').update('mantenible:clave:').update(key).digest('hex').slice(0, 16);
}

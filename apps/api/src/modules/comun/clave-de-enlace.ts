import { createHash, randomBytes } from 'node:crypto';

/** Bytes of a key: 128 bits are not guessed, whatever the number of tries. */
const bytes = 16;

export function nuevaClaveDeEnlace(): string {
  return randomBytes(bytes).toString('base64url');
}

/** What is stored of a key. It needs no salt and no slow hash: a random key of 128 bits is in no list. */
export function huellaDeClave(clave: string): string {
  return createHash('sha256').update(clave).digest('hex');
}

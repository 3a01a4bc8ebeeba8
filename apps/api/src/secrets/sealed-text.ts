import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * AES-256-GCM with a random nonce: base64 of nonce, tag and ciphertext. Decryption needs the same `bound`.
 */
export function seal(key: Buffer, plain: string, bound: Buffer): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(bound);
  const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64');
}

/** @throws Error when the key, `bound` or a bit of the text differs. */
export function unseal(key: Buffer, sealed: string, bound: Buffer): string {
  const bytes = Buffer.from(sealed, 'base64');
  const tagEnd = NONCE_BYTES + TAG_BYTES;
  const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  })
    .setAAD(bound)
    .setAuthTag(bytes.subarray(NONCE_BYTES, tagEnd));
  return Buffer.concat([decipher.update(bytes.subarray(tagEnd)), decipher.final()]).toString('utf8');
}

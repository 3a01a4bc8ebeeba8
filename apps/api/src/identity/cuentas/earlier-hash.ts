import { scrypt } from 'node:crypto';

const HASH_BYTES = 32;

const FORMAT =
  /^\$scrypt\$ln=(?<ln>\d{1,2}),r=(?<r>\d{1,2}),p=(?<p>\d{1,2})\$(?<salt>[\w-]{8,})\$(?<hash>[\w-]{8,})$/;

/** A hash of before ADR 0039, by scrypt; it is verified and no longer made. */
export interface EarlierHash {
  readonly expected: Buffer;
  /** The cheap hash of a random initial password. */
  readonly initial: boolean;
  /** The hash of another password under the same salt. */
  readonly derive: (clave: string) => Promise<Buffer>;
}

/** Null for any other text. */
export function readEarlierHash(stored: string): EarlierHash | null {
  const groups = FORMAT.exec(stored)?.groups;
  if (groups === undefined) return null;
  const { ln = '', r = '', p = '', salt = '', hash = '' } = groups;
  const expected = Buffer.from(hash, 'base64url');
  if (expected.length !== HASH_BYTES) return null;
  const options = { N: 2 ** Number(ln), r: Number(r), p: Number(p) };
  const maxmem = 2 * 128 * options.N * options.r;
  return {
    expected,
    initial: Number(ln) === 5,
    derive: (clave) =>
      new Promise((resolve, reject) => {
        scrypt(clave, Buffer.from(salt, 'base64url'), HASH_BYTES, { ...options, maxmem }, (error, key) => {
          if (error) reject(error);
          else resolve(key);
        });
      }),
  };
}

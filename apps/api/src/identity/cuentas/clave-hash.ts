import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';

const HASH_BYTES = 32;
const SALT_BYTES = 16;
// OWASP's equivalent of N=2^17, p=1 with a quarter of its memory: a class signs in concurrently.
const CURRENT = { ln: 15, r: 8, p: 3 };
// 138 random bits cannot be guessed at any speed, and a class of 500 has to be hashed within one request.
const INITIAL = { ln: 5, r: 8, p: 1 };

interface Parameters {
  readonly ln: number;
  readonly r: number;
  readonly p: number;
}

const FORMAT =
  /^\$scrypt\$ln=(?<ln>\d{1,2}),r=(?<r>\d{1,2}),p=(?<p>\d{1,2})\$(?<salt>[\w-]{8,})\$(?<hash>[\w-]{8,})$/;

/** `$scrypt$ln=…,r=…,p=…$salt$hash`: the stored parameters can grow later, and tests use small ones. */
export async function hashClave(clave: string, parameters: Parameters = CURRENT): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const hash = await derive(clave, salt, parameters);
  const { ln, r, p } = parameters;
  return `$scrypt$ln=${ln},r=${r},p=${p}$${salt.toString('base64url')}$${hash.toString('base64url')}`;
}

/** Hash of a password of `claveInicial`, thousands of times cheaper; for random passwords only. */
export function hashClaveInicial(clave: string): Promise<string> {
  return hashClave(clave, INITIAL);
}

/** False for a wrong password and for an invalid hash. */
export async function claveCoincide(clave: string, stored: string): Promise<boolean> {
  const groups = FORMAT.exec(stored)?.groups;
  if (groups === undefined) return false;
  const { ln = '', r = '', p = '', salt = '', hash = '' } = groups;
  const parameters = { ln: Number(ln), r: Number(r), p: Number(p) };
  const expected = Buffer.from(hash, 'base64url');
  if (expected.length !== HASH_BYTES) return false;
  // Initial passwords take as long as others: a quick answer would reveal that the account exists.
  if (parameters.ln === INITIAL.ln) await derive(clave, Buffer.from(salt, 'base64url'), CURRENT);
  return timingSafeEqual(await derive(clave, Buffer.from(salt, 'base64url'), parameters), expected);
}

// Hash for an unknown user's password, so that the answer takes as long as for a known user.
let decoy: Promise<string> | undefined;

/** Spends the time of a comparison; always false. */
export async function claveDeNadie(clave: string): Promise<false> {
  decoy ??= hashClave(randomBytes(SALT_BYTES).toString('base64url'));
  await claveCoincide(clave, await decoy);
  return false;
}

function derive(clave: string, salt: Buffer, { ln, r, p }: Parameters): Promise<Buffer> {
  const cost = 2 ** ln;
  const options: ScryptOptions = { N: cost, r, p, maxmem: 2 * 128 * cost * r };
  return new Promise((resolve, reject) => {
    // The same password typed on two keyboards can differ in its bytes; NFKC normalises it.
    scrypt(clave.normalize('NFKC'), salt, HASH_BYTES, options, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });
}

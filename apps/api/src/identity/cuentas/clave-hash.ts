import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';

import { DomainError } from '@mantenible/domain/error';
import { fairly, type Place } from '@mantenible/promises/fair';

const HASH_BYTES = 32;
const SALT_BYTES = 16;
// OWASP's first choice for argon2id: 19 MiB, two passes, one lane.
const CURRENT = { m: 19_456, t: 2, p: 1 };
// 138 random bits cannot be guessed at any speed, and a class of 500 has to be hashed within one request.
const INITIAL = { m: 64, t: 1, p: 1 };

/** Memory in KiB, passes and lanes of argon2id. */
interface Parameters {
  readonly m: number;
  readonly t: number;
  readonly p: number;
}

const FORMAT =
  /^\$argon2id\$v=19\$m=(?<m>\d{1,7}),t=(?<t>\d{1,2}),p=(?<p>\d{1,2})\$(?<salt>[\w+/]{11,})\$(?<hash>[\w+/]{43})$/;

/**
 * Runs a hash while fewer than three run, otherwise in turn by groups. Each takes a thread of Node's pool of
 * four and 19 MiB: one thread stays free for files, and the memory of a class that signs in at one instant is
 * bounded. A queue of 2000 lasts half a minute; with a full one the largest group is refused.
 */
const inTurn = fairly(
  Math.min(availableParallelism(), 3),
  2000,
  () =>
    new DomainError(
      'unavailable',
      'demasiados-accesos',
      'Demasiadas personas acceden a la vez. Inténtelo de nuevo.',
    ),
);

/** Place of hashes that no stranger asks for: of an admin, or of the installation. */
const PROPIO: Place = { group: '', first: true };

/** Place of a signed-in person, or of a browser that signed in before. */
export function lugarDePersona(sub: string): Place {
  return { group: sub, first: true };
}

/** The PHC text of an argon2id hash: the stored parameters can grow later, and tests use small ones. */
export async function hashClave(
  clave: string,
  parameters: Parameters = CURRENT,
  lugar: Place = PROPIO,
): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const hash = await inTurn(lugar, () => derive(clave, salt, parameters));
  const { m, t, p } = parameters;
  return `$argon2id$v=19$m=${m},t=${t},p=${p}$${base64(salt)}$${base64(hash)}`;
}

/** Hash of a password of `claveInicial`, thousands of times cheaper; for random passwords only. */
export function hashClaveInicial(clave: string): Promise<string> {
  return hashClave(clave, INITIAL);
}

/** Hash of a password that its signed-in person chose. */
export function hashDePersona(clave: string, sub: string): Promise<string> {
  return hashClave(clave, CURRENT, lugarDePersona(sub));
}

/** False for a wrong password; also for an invalid hash, which takes as long. */
export async function claveCoincide(clave: string, stored: string, lugar: Place = PROPIO): Promise<boolean> {
  const hash = readHash(stored);
  if (hash === null) return compararEnVano(clave, lugar);
  return inTurn(lugar, async () => {
    // Initial passwords take as long as others: a quick answer would reveal that the account exists.
    if (hash.initial) await derive(clave, randomBytes(SALT_BYTES), CURRENT);
    return timingSafeEqual(await hash.derive(normalized(clave)), hash.expected);
  });
}

/** Whether a password of `claveInicial` has this hash; quick, so not for a sign-in. */
export async function claveInicialCoincide(clave: string, stored: string): Promise<boolean> {
  const hash = readHash(stored);
  if (hash?.initial !== true) return false;
  return timingSafeEqual(await inTurn(PROPIO, () => hash.derive(clave)), hash.expected);
}

/**
 * Whether the next sign-in replaces a hash: one cheaper than today's. Initial ones are not, since their person chooses
 * another password at once.
 */
export function esAnticuada(stored: string): boolean {
  const hash = readHash(stored);
  if (hash === null) return false;
  const { m, t } = hash.parameters;
  return !hash.initial && (m < CURRENT.m || t < CURRENT.t);
}

// Hash for an unknown user's password, so that the answer takes as long as for a known user.
let decoy: Promise<string> | undefined;

/** Spends the time of a comparison of a password, for a name without an account; always false. */
export async function compararEnVano(clave: string, lugar: Place = PROPIO): Promise<false> {
  decoy ??= hashClave(randomBytes(SALT_BYTES).toString('base64url'));
  await claveCoincide(clave, await decoy, lugar);
  return false;
}

interface ReadHash {
  readonly parameters: Parameters;
  readonly expected: Buffer;
  /** The cheap hash of a random initial password. */
  readonly initial: boolean;
  /** The hash of another password under the same salt. */
  readonly derive: (clave: string) => Promise<Buffer>;
}

/** Null for a text in no or another format. */
function readHash(stored: string): ReadHash | null {
  const groups = FORMAT.exec(stored)?.groups;
  if (groups === undefined) return null;
  const { m = '', t = '', p = '', salt = '', hash = '' } = groups;
  const parameters = { m: Number(m), t: Number(t), p: Number(p) };
  return {
    parameters,
    expected: Buffer.from(hash, 'base64'),
    initial: parameters.m === INITIAL.m,
    derive: (clave) => derive(clave, Buffer.from(salt, 'base64'), parameters),
  };
}

function derive(clave: string, nonce: Buffer, { m, t, p }: Parameters): Promise<Buffer> {
  const input = {
    message: normalized(clave),
    nonce,
    memory: m,
    passes: t,
    parallelism: p,
    tagLength: HASH_BYTES,
  };
  return new Promise((resolve, reject) => {
    argon2('argon2id', input, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });
}

/** The password in NFKC: typed on two keyboards, the same password can differ in its bytes. */
function normalized(clave: string): string {
  return clave.normalize('NFKC');
}

/** Base64 without padding, as the PHC format has it. */
function base64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}

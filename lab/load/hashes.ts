import { argon2, randomBytes, scrypt } from 'node:crypto';
import { cpus } from 'node:os';

const password = 'una frase larga de la medición';

/** Password hashes of before and after ADR 0039, with their parameters. */
const kinds = {
  scrypt: (done: (error: Error | null) => void) => {
    scrypt(password, randomBytes(16), 32, { N: 2 ** 15, r: 8, p: 3, maxmem: 2 ** 27 }, done);
  },
  argon2id: (done: (error: Error | null) => void) => {
    const nonce = randomBytes(16);
    argon2(
      'argon2id',
      { message: password, nonce, memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 },
      done,
    );
  },
};

/** Milliseconds for a hash when every core makes one, of both kinds in turn. */
export async function compareHashes(rounds: number): Promise<Record<keyof typeof kinds, number>> {
  const total = { scrypt: 0, argon2id: 0 };
  const width = cpus().length;
  for (let round = 0; round < rounds; round += 1) {
    for (const kind of ['scrypt', 'argon2id'] as const) {
      const begin = performance.now();
      await Promise.all(Array.from({ length: width }, () => hashed(kind)));
      total[kind] += (performance.now() - begin) / width / rounds;
    }
  }
  return total;
}

function hashed(kind: keyof typeof kinds): Promise<void> {
  return new Promise((resolve, reject) => {
    kinds[kind]((error) => {
      if (error) reject(error);
      else resolve();
    });
  });
}

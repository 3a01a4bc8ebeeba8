import { argon2, randomBytes } from 'node:crypto';
import { cpus } from 'node:os';
import { promisify } from 'node:util';

/** The password hash of the accounts (ADR 0039). */
const settings = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
const hash = promisify(argon2);

/** Milliseconds for a hash when every core makes one. */
export async function measureHash(rounds: number): Promise<number> {
  const width = cpus().length;
  const begin = performance.now();
  for (let round = 0; round < rounds; round += 1)
    await Promise.all(
      Array.from({ length: width }, () =>
        hash('argon2id', { ...settings, message: 'una frase larga', nonce: randomBytes(16) }),
      ),
    );
  return (performance.now() - begin) / rounds / width;
}

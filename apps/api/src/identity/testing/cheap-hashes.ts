import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

import { afterAll, beforeAll } from 'vitest';

const { argon2 } = crypto;

/** The least that argon2id takes with one lane: 8 KiB, one pass. */
const least = { memory: 8, passes: 1 } as const;

/**
 * Makes the password hashes of this test file cheap: in production each takes 50 ms of a processor. Their texts hold the
 * parameters of production, and each fits its password alone. Not for tests of the hash itself.
 */
export function withCheapHashes(): void {
  beforeAll(() => {
    replaceArgon2((algorithm, input, callback) => {
      argon2(algorithm, { ...input, ...least }, callback);
    });
  });
  afterAll(() => {
    replaceArgon2(argon2);
  });
}

function replaceArgon2(by: typeof argon2): void {
  Object.assign(crypto, { argon2: by });
  // The modules that import it by name get the other function too.
  syncBuiltinESMExports();
}

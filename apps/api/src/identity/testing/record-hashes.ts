import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

const { argon2 } = crypto;

/** Writes 'hash' among the statements for each password hash, until `stop`. */
export function recordHashes(statements: string[]): { readonly stop: () => void } {
  const use = (by: typeof argon2) => {
    Object.assign(crypto, { argon2: by });
    syncBuiltinESMExports();
  };
  use((algorithm, input, callback) => {
    statements.push('hash');
    argon2(algorithm, input, callback);
  });
  return {
    stop: () => {
      use(argon2);
    },
  };
}

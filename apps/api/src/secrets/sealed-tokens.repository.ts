import type { Db } from '@mantenible/db';
import { idEjemplo } from '@mantenible/domain/acceso';

export interface SealedToken {
  readonly id: string;
  readonly cifrado: string;
  readonly clave: string;
}

/**
 * Ciphertexts of the stored tokens, for the rotation of their keys. Those of the solved example are left out: it is stored again
 * under the current key at the next start, so that it never needs an older one.
 */
export interface SealedTokens {
  /** Ids of the keys in use. */
  keys(): Promise<string[]>;
  /** At most `limit` tokens under a key other than `clave`. */
  notUnder(clave: string, limit: number): Promise<SealedToken[]>;
  /** Replaces a ciphertext unless the stored one differs from `before`. */
  exchange(before: SealedToken, after: Omit<SealedToken, 'id'>): Promise<void>;
}

export function createSealedTokens(db: Db): SealedTokens {
  return {
    keys: async () => {
      const rows = await db
        .selectFrom('proyectos')
        .select('token_clave')
        .where('id', '!=', idEjemplo)
        .distinct()
        .orderBy('token_clave')
        .execute();
      return rows.map(({ token_clave }) => token_clave);
    },
    notUnder: (clave, limit) =>
      db
        .selectFrom('proyectos')
        .select(['id', 'token_cifrado as cifrado', 'token_clave as clave'])
        .where('token_clave', '!=', clave)
        .where('id', '!=', idEjemplo)
        .limit(limit)
        .execute(),
    exchange: async (before, after) => {
      await db
        .updateTable('proyectos')
        .set({ token_cifrado: after.cifrado, token_clave: after.clave })
        .where('id', '=', before.id)
        .where('token_cifrado', '=', before.cifrado)
        .execute();
    },
  };
}

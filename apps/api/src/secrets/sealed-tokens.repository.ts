import type { Db } from '@mantenible/db';

export interface SealedToken {
  readonly id: string;
  readonly cifrado: string;
  readonly clave: string;
}

/** Ciphertexts of the stored tokens, for the rotation of their keys. */
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

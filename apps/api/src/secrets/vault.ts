import type { TokenKey } from './keys.ts';
import { loadKeys, type KeyOptions } from './load-keys.ts';
import { seal, unseal } from './sealed-text.ts';

/** Encrypts the repositories' access tokens and texts for the database. */
export interface Vault {
  /** Id of the key that new texts are encrypted with. */
  readonly current: string;
  /** `clave` is the id of the key used, stored beside the ciphertext. */
  encrypt(plain: string, rowId: string): { cifrado: string; clave: string };
  /** @throws Error when the text was not encrypted for this row under this key. */
  decrypt(cifrado: string, clave: string, rowId: string): string;
  /** Whether texts encrypted under this key can be decrypted. */
  has(clave: string): boolean;
}

export interface VaultOptions extends KeyOptions {
  /** Purpose bound into each ciphertext, which decrypts for no other one; that of repository tokens when unset. */
  readonly purpose?: string;
}

const tokenPurpose = 'proyectos.githubtoken';

export async function createVault({ purpose = tokenPurpose, ...options }: VaultOptions): Promise<Vault> {
  const { keys, reread } = await loadKeys(options);
  return vaultOver(purpose, keys, reread);
}

function vaultOver(
  purpose: string,
  keys: readonly [TokenKey, ...TokenKey[]],
  reread: () => readonly TokenKey[],
): Vault {
  const boundTo = (rowId: string, key: string) => placeOf(purpose, rowId, key);
  const [current] = keys;
  const among = (candidates: readonly TokenKey[], id: string) => candidates.find((key) => key.id === id)?.key;
  // `rotar-clave` may have added an unknown key while this server runs.
  const find = (id: string) => among(keys, id) ?? among(reread(), id);
  const keyOf = (id: string) => {
    const key = find(id);
    if (key === undefined) throw new Error(`No se tiene la clave ${id} con la que se cifró el token.`);
    return key;
  };
  return {
    current: current.id,
    encrypt: (plain, rowId) => ({
      cifrado: seal(current.key, plain, boundTo(rowId, current.id)),
      clave: current.id,
    }),
    decrypt: (cifrado, clave, rowId) => unseal(keyOf(clave), cifrado, boundTo(rowId, clave)),
    has: (id) => find(id) !== undefined,
  };
}

/** Additional data that binds a ciphertext to its purpose, row and key: elsewhere it does not decrypt. */
function placeOf(purpose: string, rowId: string, key: string): Buffer {
  return Buffer.from(JSON.stringify([purpose, rowId, key]));
}

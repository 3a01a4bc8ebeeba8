import type { SealedToken, SealedTokens } from './sealed-tokens.repository.ts';
import type { Vault } from './vault.ts';

const BATCH = 100;

/**
 * Refuses to start without a key that stored tokens need, so that a wrong key loses no token.
 * @throws Error in Spanish that names the missing keys
 */
export async function requireKeys(
  tokens: Pick<SealedTokens, 'keys'>,
  vault: Pick<Vault, 'has'>,
): Promise<void> {
  const missing = (await tokens.keys()).filter((key) => !vault.has(key));
  if (missing.length === 0) return;
  throw new Error(
    `Hay tokens o textos de repositorios cifrados con otra clave (${missing.join(', ')}). No se ha cambiado nada. ` +
      'Ponga en SECRET_KEY la clave con la que se guardaron (si la cambió, las dos: «nueva,antigua»), ' +
      'o devuelva a la carpeta secretos su archivo clave-tokens.',
  );
}

export interface Rotation {
  /** Number of texts encrypted again. */
  readonly count: number;
  /** Ids of the texts that do not decrypt with the key they name; they stay as they are. */
  readonly unreadable: readonly string[];
}

/**
 * Encrypts every stored token under the current key, in batches beside concurrent reads and writes. One that does not decrypt
 * keeps no other from its new key.
 */
export async function rotateTokens(tokens: SealedTokens, vault: Vault): Promise<Rotation> {
  await requireKeys(tokens, vault);
  const unreadable = new Set<string>();
  let count = 0;
  for (;;) {
    const rows = await tokens.notUnder(vault.current, BATCH + unreadable.size);
    const batch = rows.filter(({ id }) => !unreadable.has(id));
    if (batch.length === 0) return { count, unreadable: [...unreadable] };
    for (const token of batch) {
      const plain = opened(vault, token);
      if (plain === null) unreadable.add(token.id);
      else {
        await tokens.exchange(token, vault.encrypt(plain, token.id));
        count += 1;
      }
    }
  }
}

/** The plain text; null when it does not decrypt. */
export function opened(vault: Pick<Vault, 'decrypt'>, { cifrado, clave, id }: SealedToken): string | null {
  try {
    return vault.decrypt(cifrado, clave, id);
  } catch {
    return null;
  }
}

import type { SealedTokens } from './sealed-tokens.repository.ts';
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

/**
 * Encrypts every stored token under the current key, in batches beside concurrent reads and writes; returns
 * their number.
 */
export async function rotateTokens(tokens: SealedTokens, vault: Vault): Promise<number> {
  await requireKeys(tokens, vault);
  let count = 0;
  for (;;) {
    const batch = await tokens.notUnder(vault.current, BATCH);
    for (const token of batch) {
      await tokens.exchange(
        token,
        vault.encrypt(vault.decrypt(token.cifrado, token.clave, token.id), token.id),
      );
    }
    if (batch.length === 0) return count;
    count += batch.length;
  }
}

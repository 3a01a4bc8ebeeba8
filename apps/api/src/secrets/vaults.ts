import { rotateTokens, requireKeys } from './rotate-tokens.ts';
import type { SealedTokens } from './sealed-tokens.repository.ts';
import { createVault, type Vault, type VaultOptions } from './vault.ts';

/** One for each thing that is kept encrypted, all under the same keys. */
export interface Vaults {
  readonly tokens: Vault;
  /** Analysed texts of repositories. */
  readonly textos: Vault;
}

/** What is kept encrypted, by the vault that opens it. */
export type Sealed = Readonly<Record<keyof Vaults, SealedTokens>>;

export async function createVaults(options: Omit<VaultOptions, 'purpose'>): Promise<Vaults> {
  return {
    tokens: await createVault(options),
    textos: await createVault({ ...options, purpose: 'analisis_archivos.texto' }),
  };
}

/** `requireKeys` for everything. */
export async function requireAllKeys(sealed: Sealed, vaults: Vaults): Promise<void> {
  await requireKeys(sealed.tokens, vaults.tokens);
  await requireKeys(sealed.textos, vaults.textos);
}

/** `rotateTokens` for everything; answers how many tokens there were. */
export async function rotateAll(sealed: Sealed, vaults: Vaults): Promise<number> {
  const count = await rotateTokens(sealed.tokens, vaults.tokens);
  await rotateTokens(sealed.textos, vaults.textos);
  return count;
}

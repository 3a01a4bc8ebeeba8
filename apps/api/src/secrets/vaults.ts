import { rotateTokens, requireKeys, type Rotation } from './rotate-tokens.ts';
import type { SealedTokens } from './sealed-tokens.repository.ts';
import { createVault, type Vault, type VaultOptions } from './vault.ts';

/** A vault for each kind of encrypted data, all under the same keys. */
export interface Vaults {
  readonly tokens: Vault;
  /** Analysed texts of repositories. */
  readonly textos: Vault;
}

/** The encrypted columns, by their vault. */
export type Sealed = Readonly<Record<keyof Vaults, SealedTokens>>;

export async function createVaults(options: Omit<VaultOptions, 'purpose'>): Promise<Vaults> {
  return {
    tokens: await createVault(options),
    textos: await createVault({ ...options, purpose: 'analisis_archivos.texto' }),
  };
}

/** `requireKeys` for all columns. */
export async function requireAllKeys(sealed: Sealed, vaults: Vaults): Promise<void> {
  await requireKeys(sealed.tokens, vaults.tokens);
  await requireKeys(sealed.textos, vaults.textos);
}

/** `rotateTokens` for all columns. */
export async function rotateAll(sealed: Sealed, vaults: Vaults): Promise<Record<keyof Vaults, Rotation>> {
  return {
    tokens: await rotateTokens(sealed.tokens, vaults.tokens),
    textos: await rotateTokens(sealed.textos, vaults.textos),
  };
}

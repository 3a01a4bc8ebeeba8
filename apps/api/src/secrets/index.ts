export { requireKeys, rotateTokens } from './rotate-tokens.ts';
export type { SealedTokens } from './sealed-tokens.repository.ts';
export { openSecrets, randomSecret, type SecretFiles } from './secrets.ts';
export { createVault, type Vault } from './vault.ts';

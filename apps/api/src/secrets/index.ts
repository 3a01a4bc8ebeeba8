export { createCopyKeys } from './copy-keys.ts';
export { createPasswordSecrets, type PasswordSecrets } from './password-secret.ts';
export { mastersOf } from './keys.ts';
export { opened, rotateTokens } from './rotate-tokens.ts';
export { openSecrets, randomSecret, type SecretFiles } from './secrets.ts';
export { createVault } from './vault.ts';
export { createVaults, requireAllKeys, rotateAll, type Sealed, type Vaults } from './vaults.ts';

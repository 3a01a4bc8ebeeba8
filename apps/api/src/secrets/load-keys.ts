import { parseKeys, type TokenKey } from './keys.ts';
import { randomSecret, type SecretFiles, type Secrets } from './secrets.ts';

export interface KeyOptions {
  /** `SECRET_KEY`; without it a key is generated and kept among the secrets. */
  readonly secretKey?: string | undefined;
  readonly secrets: Secrets & Partial<Pick<SecretFiles, 'readNow'>>;
}

export interface LoadedKeys {
  /** As they stood at the start; the first one encrypts. */
  readonly keys: readonly [TokenKey, ...TokenKey[]];
  /** A generated key's file as it stands now: `rotar-clave` may have added one. None with `SECRET_KEY`. */
  readonly reread: () => readonly TokenKey[];
}

/** File of the generated key, of the same form as `SECRET_KEY`. */
export const KEY_FILE = 'clave-tokens';

export async function loadKeys({ secretKey = '', secrets }: KeyOptions): Promise<LoadedKeys> {
  if (secretKey.trim() !== '') return { keys: parseKeys(secretKey), reread: () => [] };
  const stored = await secrets.readOrCreate(KEY_FILE, randomSecret);
  return { keys: parseKeys(stored), reread: () => parseKeys(secrets.readNow?.(KEY_FILE) ?? stored) };
}

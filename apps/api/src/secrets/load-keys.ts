import { parseKeys, type TokenKey } from './keys.ts';
import { randomSecret, type SecretFiles, type Secrets } from './secrets.ts';

export interface KeyOptions {
  /** `SECRET_KEY`; without it a key is generated and stored in the secrets' folder. */
  readonly secretKey?: string | undefined;
  readonly secrets: Secrets & Partial<Pick<SecretFiles, 'readNow'>>;
}

export interface LoadedKeys {
  /** Keys at the start; the first one encrypts. */
  readonly keys: readonly [TokenKey, ...TokenKey[]];
  /**
   * Current keys of the generated file, to which `rotar-clave` may have added one; empty with `SECRET_KEY`.
   */
  readonly reread: () => readonly TokenKey[];
}

/** File of the generated key, in the format of `SECRET_KEY`. */
export const KEY_FILE = 'clave-tokens';

export async function loadKeys({ secretKey = '', secrets }: KeyOptions): Promise<LoadedKeys> {
  if (secretKey.trim() !== '') return { keys: parseKeys(secretKey), reread: () => [] };
  const stored = await secrets.readOrCreate(KEY_FILE, randomSecret);
  return { keys: parseKeys(stored), reread: () => parseKeys(secrets.readNow?.(KEY_FILE) ?? stored) };
}

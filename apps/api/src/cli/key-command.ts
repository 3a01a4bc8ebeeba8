import { parseArgs } from 'node:util';

import type { Config } from '../config.ts';
import { createVault, openSecrets, randomSecret, rotateTokens, type SecretFiles } from '../secrets/index.ts';
import { createSealedTokens, type SealedTokens } from '../secrets/sealed-tokens.repository.ts';
import { KEY_FILE } from '../secrets/vault.ts';
import { withDatabase, type CommandDeps } from './backup-commands.ts';

type Deps = Omit<CommandDeps, 'config'> & {
  readonly config: Pick<Config, 'dataDir' | 'databaseUrl' | 'secretKey'>;
};

/**
 * `rotar-clave [--retirar]`: encrypts all tokens under the first key of SECRET_KEY, or under a new generated one. The
 * generated old keys stay in their file until `--retirar`, because a server that is running still writes with them.
 */
export async function rotarClave(argv: readonly string[], deps: Deps): Promise<void> {
  const { values } = parseArgs({
    args: [...argv],
    options: { retirar: { type: 'boolean', default: false } },
  });
  const secrets = await openSecrets(deps.config.dataDir);
  const secretKey = deps.config.secretKey ?? '';
  await withDatabase(deps, async ({ db }) => {
    const tokens = createSealedTokens(db);
    if (secretKey === '' && !values.retirar) await addKey(secrets);
    const count = await rotateTokens(tokens, await createVault({ secretKey, secrets }));
    deps.print(`Tokens cifrados de nuevo con la clave actual: ${count}.`);
    if (secretKey !== '')
      deps.print('Ya puede dejar en SECRET_KEY solo la primera clave y reiniciar el servidor.');
    else if (values.retirar) await dropOldKeys(secrets, tokens, deps.print);
    else deps.print('Reinicie el servidor y ejecute después: npm run rotar-clave -- --retirar');
  });
}

async function addKey(secrets: SecretFiles): Promise<void> {
  const existing = await secrets.readOrCreate(KEY_FILE, randomSecret);
  await secrets.replace(KEY_FILE, `${randomSecret()},${existing}`);
}

async function dropOldKeys(
  secrets: SecretFiles,
  tokens: SealedTokens,
  print: CommandDeps['print'],
): Promise<void> {
  const [current = ''] = (await secrets.readOrCreate(KEY_FILE, randomSecret)).split(',');
  const inUse = await tokens.keys();
  if (inUse.length > 1)
    throw new Error('Hay tokens bajo la clave antigua: reinicie el servidor y repita la orden.');
  await secrets.replace(KEY_FILE, current);
  print('Las claves antiguas se han retirado.');
}

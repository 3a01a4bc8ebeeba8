import type { Config } from '../config/config.ts';
import {
  createVaults,
  openSecrets,
  randomSecret,
  rotateAll,
  type Sealed,
  type SecretFiles,
} from '../secrets/index.ts';
import { createSealed } from '../secrets/sealed-texts.repository.ts';
import { KEY_FILE } from '../secrets/load-keys.ts';
import { withDatabase, type CommandDeps } from './backup-commands.ts';
import { readCommandLine } from './command-line.ts';

type Deps = Omit<CommandDeps, 'config'> & {
  readonly config: Pick<Config, 'dataDir' | 'databaseUrl' | 'secretKey'>;
};

/**
 * `rotar-clave [--retirar]`: encrypts all tokens under the first key of SECRET_KEY, or under a new
 * generated one. The generated old keys stay in their file until `--retirar`, because a running server
 * still encrypts with them.
 */
export async function rotarClave(argv: readonly string[], deps: Deps): Promise<void> {
  const options = { retirar: { type: 'boolean', default: false } } as const;
  const uso = 'Uso: npm run rotar-clave -- [--retirar]';
  const { values } = readCommandLine(argv, { options, maximo: 0, uso });
  const secrets = await openSecrets(deps.config.dataDir);
  const secretKey = deps.config.secretKey ?? '';
  await withDatabase(deps, async ({ db }) => {
    const sealed = createSealed(db);
    if (secretKey === '' && !values.retirar) await addKey(secrets);
    const { tokens, textos } = await rotateAll(sealed, await createVaults({ secretKey, secrets }));
    deps.print(`Tokens cifrados de nuevo con la clave actual: ${tokens.count}.`);
    requireAllRead(tokens.unreadable, textos.unreadable);
    if (secretKey !== '')
      deps.print('Ya puede dejar en SECRET_KEY solo la primera clave y reiniciar el servidor.');
    else if (values.retirar) await dropOldKeys(secrets, sealed, deps.print);
    else deps.print('Reinicie el servidor y ejecute después: npm run rotar-clave -- --retirar');
  });
}

/** @throws Error in Spanish naming the rows that do not decrypt. */
export function requireAllRead(tokens: readonly string[], textos: readonly string[] = []): void {
  const partes = [
    ...(tokens.length > 0
      ? [`el token de estos proyectos, cuyo propietario debe escribirlo otra vez: ${tokens.join(', ')}`]
      : []),
    ...(textos.length > 0
      ? [`el texto de estos archivos (análisis y ruta), que se borran con su análisis: ${textos.join(', ')}`]
      : []),
  ];
  if (partes.length > 0)
    throw new Error(`No se descifra, con la clave con la que figura, ${partes.join('; ni ')}.`);
}

async function addKey(secrets: SecretFiles): Promise<void> {
  const existing = await secrets.readOrCreate(KEY_FILE, randomSecret);
  await secrets.replace(KEY_FILE, `${randomSecret()},${existing}`);
}

async function dropOldKeys(secrets: SecretFiles, sealed: Sealed, print: CommandDeps['print']): Promise<void> {
  const [current = ''] = (await secrets.readOrCreate(KEY_FILE, randomSecret)).split(',');
  const inUse = new Set([...(await sealed.tokens.keys()), ...(await sealed.textos.keys())]);
  if (inUse.size > 1)
    throw new Error('Hay tokens bajo la clave antigua: reinicie el servidor y repita la orden.');
  await secrets.replace(KEY_FILE, current);
  print('Las claves antiguas se han retirado.');
}

import { openDatabase, DataFolderLocked, type Database } from '@mantenible/db';
import { dump, restore } from '@mantenible/db/backup';
import { contar } from '@mantenible/wording/contar';

import type { Config } from '../config/config.ts';
import { readCommandLine } from './command-line.ts';

export interface CommandDeps {
  readonly config: Pick<Config, 'dataDir' | 'databaseUrl'>;
  readonly now: () => Date;
  readonly print: (line: string) => void;
}

const quiet = { info: () => undefined, warn: console.warn, error: console.error };

/** `respaldo [ARCHIVO]`: writes the whole database into one file. */
export async function respaldo(argv: readonly string[], deps: CommandDeps): Promise<void> {
  const uso = 'Uso: npm run respaldo -- [ARCHIVO]';
  const { positionals } = readCommandLine(argv, { options: {}, maximo: 1, uso });
  const file =
    positionals[0] ?? `respaldo-${deps.now().toISOString().slice(0, 19).replaceAll(':', '')}.jsonl.gz`;
  await withDatabase(deps, async (database) => {
    const rows = await dump(database, file, deps.now());
    deps.print(
      `Respaldo escrito en ${file} (${contar(rows, 'fila', 'filas')}). No contiene la carpeta secretos: guárdela aparte.`,
    );
  });
}

/** `restaurar ARCHIVO [--reemplazar]`: loads a backup into an empty database. */
export async function restaurar(argv: readonly string[], deps: CommandDeps): Promise<void> {
  const uso = 'Uso: npm run restaurar -- ARCHIVO [--reemplazar]';
  const options = { reemplazar: { type: 'boolean', default: false } } as const;
  const { positionals, values } = readCommandLine(argv, { options, maximo: 1, uso });
  const [file] = positionals;
  if (file === undefined) throw new Error(uso);
  await withDatabase(deps, async (database) => {
    const rows = await restore(database, file, { replace: values.reemplazar });
    deps.print(
      `Respaldo cargado: ${contar(rows, 'fila', 'filas')}. Los tokens se leen con la clave que los cifró (SECRET_KEY o secretos).`,
    );
  });
}

/** Opens the environment's database, and closes it in any case. */
export async function withDatabase(
  { config }: Pick<CommandDeps, 'config'>,
  use: (database: Database) => Promise<void>,
): Promise<void> {
  const database = await open(config);
  try {
    await use(database);
  } finally {
    await database.close();
  }
}

async function open(config: CommandDeps['config']): Promise<Database> {
  try {
    return await openDatabase({ url: config.databaseUrl ?? undefined, dataDir: config.dataDir, log: quiet });
  } catch (error) {
    if (!(error instanceof DataFolderLocked)) throw error;
    throw new Error(
      `${error.message} Mientras el servidor funciona, el respaldo de cada noche está en ${config.dataDir}/respaldos.`,
      { cause: error },
    );
  }
}

import { chmod, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import pg from 'pg';

import { lockFolder } from '../lock.ts';
import { EngineStream } from './stream.ts';
import { syncFolder, syncTree } from './sync-tree.ts';

/** The engine's versions in this build; a test compares them with the installed package. */
export const ENGINE = { pglite: '0.5.16', postgres: '18' } as const;

export interface DataFolder {
  /** Where the engine keeps its files. */
  readonly folder: string;
  readonly release: () => void;
}

/** Another major version of PostgreSQL than the engine's wrote the data. */
export class OtherDataVersion extends Error {
  override readonly name = 'OtherDataVersion';

  constructor(folder: string, found: string) {
    super(
      `Los datos de ${folder} son de PostgreSQL ${found} y este programa trae PostgreSQL ${ENGINE.postgres}. ` +
        'No se ha tocado nada. Haga un respaldo con la versión anterior del programa (npm run respaldo), aparte esa ' +
        'carpeta y cargue el respaldo con esta (npm run restaurar); también sirve el último de la carpeta respaldos.',
    );
  }
}

/**
 * Locks the data folder for this process and ensures that it holds a complete database of the right
 * version. A new one is created in a folder beside it and renamed once it is complete and on disk: an
 * interrupted start leaves nothing.
 * @throws DataFolderLocked, OtherDataVersion
 */
export async function prepareDataFolder(dataDir: string): Promise<DataFolder> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await chmod(dataDir, 0o700);
  const release = await lockFolder(dataDir);
  try {
    return { folder: await prepareFiles(dataDir), release };
  } catch (error) {
    release();
    throw error;
  }
}

async function prepareFiles(dataDir: string): Promise<string> {
  const folder = join(dataDir, 'db');
  const draft = join(dataDir, 'db.nueva');
  await rm(draft, { recursive: true, force: true });
  const entries = await readdir(dataDir);
  if (!entries.includes('db')) await createFiles(dataDir, draft, folder);
  const found = (await readFile(join(folder, 'PG_VERSION'), 'utf8')).trim();
  if (found !== ENGINE.postgres) throw new OtherDataVersion(folder, found);
  await writeFile(join(dataDir, 'motor.json'), JSON.stringify(ENGINE), { mode: 0o600 });
  return folder;
}

/** No other database is ever created: their models would take 15 MB. */
const withoutModels = [
  'update pg_database set datistemplate = false, datallowconn = true',
  'drop database template0',
  'drop database template1',
];

async function createFiles(dataDir: string, draft: string, folder: string): Promise<void> {
  await mkdir(draft, { mode: 0o700 });
  const stream = new EngineStream({ folder: draft, template: null, draft: true });
  const client = new pg.Client({ user: 'postgres', database: 'postgres', stream: () => stream });
  await client.connect();
  for (const statement of withoutModels) await client.query(statement);
  await client.end();
  await syncTree(draft);
  await rename(draft, folder);
  await syncFolder(dataDir);
}

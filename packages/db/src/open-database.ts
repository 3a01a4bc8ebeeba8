import { assemble, type Database, type Log } from './database.ts';
import { prepareDataFolder } from './pglite/data-folder.ts';
import { enginePool } from './pglite/pool.ts';
import { serverPool } from './postgres-pool.ts';

export interface DatabaseOptions {
  /** A PostgreSQL server's address; without it the embedded database in `dataDir` is opened. */
  readonly url?: string | undefined;
  readonly dataDir: string;
  readonly log?: Log;
}

/** Opens the database and applies its migrations; the embedded one is locked until it is closed. */
export async function openDatabase({ url, dataDir, log = console }: DatabaseOptions): Promise<Database> {
  if (url !== undefined && url !== '') return assemble({ engine: 'postgres', pool: serverPool(url, log) });
  const data = await prepareDataFolder(dataDir);
  const pool = enginePool({ folder: data.folder, template: null }, log);
  return assemble({ engine: 'pglite', pool, afterClose: data.release });
}

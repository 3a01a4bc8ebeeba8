import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import pg from 'pg';

import type { CountedPool } from '../database.ts';
import type { DatabaseOptions } from '../open-database.ts';
import { prepareDataFolder } from '../pglite/data-folder.ts';
import { enginePool } from '../pglite/pool.ts';
import { copyMigratedFolder } from './migrated-folder.ts';
import { silent } from './pauta.ts';
import { createServerDatabase } from './server-database.ts';

export interface EarlierDatabase {
  readonly options: DatabaseOptions;
  remove(): Promise<void>;
}

/** Leaves a database without any table. */
const emptying = 'drop schema public cascade; create schema public;';

/**
 * Creates a database of version 0.1 with rows of every kind, changed by `change`: in a data folder, or on the server of
 * TEST_DATABASE_URL when that is set.
 */
export async function earlierDatabase(change = ''): Promise<EarlierDatabase> {
  const script = (await readFile(new URL('version-0.1.sql', import.meta.url), 'utf8')) + change;
  const dataDir = await mkdtemp(join(tmpdir(), 'mantenible-0.1-'));
  const remove = () => rm(dataDir, { recursive: true });
  const server = process.env['TEST_DATABASE_URL'];
  if (server) {
    const { url, drop } = await createServerDatabase(server);
    await execute(new pg.Pool({ connectionString: url }), script);
    const removeBoth = async () => {
      await drop();
      await remove();
    };
    return { options: { url, dataDir }, remove: removeBoth };
  }
  await copyMigratedFolder(dataDir);
  const { folder, release } = await prepareDataFolder(dataDir);
  await execute(enginePool({ folder, template: null }, silent), emptying + script);
  release();
  return { options: { dataDir }, remove };
}

async function execute(pool: Pick<CountedPool, 'connect' | 'end'>, script: string): Promise<void> {
  const client = await pool.connect();
  await client.query(script, []);
  client.release();
  await pool.end();
}

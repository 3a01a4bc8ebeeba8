import type { PostgresPool } from 'kysely';

import { assemble, type Database, type Log, type OnStatement } from './database.ts';
import { prepareDataFolder } from './pglite/data-folder.ts';
import { enginePool } from './pglite/pool.ts';
import { serverPool } from './postgres-pool.ts';
import { preparing } from './preparing.ts';
import { plainly } from './wire.ts';

export interface DatabaseOptions {
  /** A PostgreSQL server's address; without it the embedded database in `dataDir` is opened. */
  readonly url?: string | undefined;
  readonly dataDir: string;
  /** Whether repeated statements are prepared; true unless it is given. */
  readonly prepare?: boolean;
  readonly log?: Log;
  readonly onStatement?: OnStatement;
}

/** Oldest supported PostgreSQL, as `server_version_num` counts. */
const oldestVersion = 150_000;

/** @throws Error in Spanish when this version of PostgreSQL is too old */
export function requireVersion(version: string, number: number): void {
  if (number >= oldestVersion) return;
  throw new Error(
    `PostgreSQL ${version} es demasiado antiguo: instale la versión 15 o una posterior, o indique otro servidor en DATABASE_URL.`,
  );
}

async function requireServerVersion(pool: PostgresPool): Promise<void> {
  const client = await pool.connect();
  try {
    const query =
      "select current_setting('server_version') as version, current_setting('server_version_num')::int as number";
    const { rows } = await client.query<{ version: string; number: number }>(query, []);
    for (const { version, number } of rows) requireVersion(version, number);
  } finally {
    client.release();
  }
}

/**
 * Opens the database and applies its migrations; the embedded one is locked until it is closed.
 * @throws Error in Spanish for a database of a version before the last 0.9
 */
export async function openDatabase({
  url,
  dataDir,
  prepare = true,
  log = console,
  onStatement,
}: DatabaseOptions): Promise<Database> {
  const observed = onStatement && { onStatement };
  const wire = prepare ? preparing(log) : plainly;
  if (url !== undefined && url !== '') {
    const pool = serverPool(url, log, wire);
    await requireServerVersion(pool).catch(async (error: unknown) => {
      await pool.end();
      throw error;
    });
    return assemble({ engine: 'postgres', pool, ...observed });
  }
  const data = await prepareDataFolder(dataDir);
  const pool = enginePool({ folder: data.folder, template: null }, log, wire);
  return assemble({ engine: 'pglite', pool, afterClose: data.release, ...observed });
}

import { Kysely, PostgresDialect } from 'kysely';

import { migrate } from '../migrate.ts';
import { migrations } from '../migrations/index.ts';
import { prepareDataFolder } from '../pglite/data-folder.ts';
import { enginePool } from '../pglite/pool.ts';

/** Creates a data folder of an earlier version: migrated to before `name`, then filled. */
export async function makeEarlierFolder(
  dataDir: string,
  name: string,
  fill: (db: Kysely<unknown>) => Promise<void>,
): Promise<void> {
  const { folder, release } = await prepareDataFolder(dataDir);
  const pool = enginePool({ folder, template: null }, console);
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    const earlier = Object.entries(migrations).filter(([migration]) => migration < name);
    await migrate(db, Object.fromEntries(earlier));
    await fill(db);
  } finally {
    await db.destroy();
    release();
  }
}

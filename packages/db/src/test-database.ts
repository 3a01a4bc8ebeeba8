import { AsyncLocalStorage } from 'node:async_hooks';

import { assemble, type Database, type Db, type OnStatement } from './database.ts';
import { enginePool } from './pglite/pool.ts';
import { migratedTemplate } from './pglite/template.ts';
import { serverPool } from './postgres-pool.ts';
import { preparing } from './preparing.ts';
import { takeEngine } from './testing/idle-engines.ts';
import { createServerDatabase } from './testing/server-database.ts';
import { plainly, type Wire } from './wire.ts';

export { copyMigratedFolder } from './testing/migrated-folder.ts';

export interface TestDatabase {
  readonly database: Database;
  readonly db: Db;
  /**
   * Statements since it was last emptied (`statements.length = 0`), except those that only open or
   * close a transaction.
   */
  readonly statements: string[];
  /** The statements of what `run` causes, without those of other work at the same time. */
  statementsOf(run: () => Promise<unknown>): Promise<readonly string[]>;
  close(): Promise<void>;
}

/**
 * Gives a migrated, empty database: in memory, or on the server of TEST_DATABASE_URL when that is set. Tests of the engine
 * itself and of its connection get an engine that no test has used (`own`), transfers between engines the embedded one
 * (`embedded`). With TEST_DB_WIRE=plain repeated statements are
 * not prepared, as without `prepare`.
 */
export async function createTestDatabase({
  own: isOwn = false,
  embedded = false,
  prepare = process.env['TEST_DB_WIRE'] !== 'plain',
} = {}): Promise<TestDatabase> {
  const statements: string[] = [];
  const own = new AsyncLocalStorage<string[]>();
  const onStatement: OnStatement = (statement) => {
    statements.push(statement);
    own.getStore()?.push(statement);
  };
  const url = embedded ? undefined : process.env['TEST_DATABASE_URL'];
  const wire = prepare ? preparing(console) : plainly;
  const database = url ? await onServer(url, wire, onStatement) : await inMemory(wire, onStatement, isOwn);
  statements.length = 0;
  const statementsOf: TestDatabase['statementsOf'] = async (run) => {
    const found: string[] = [];
    await own.run(found, run);
    return found;
  };
  return { database, db: database.db, statements, statementsOf, close: () => database.close() };
}

async function inMemory(wire: Wire, onStatement: OnStatement, isOwn: boolean): Promise<Database> {
  const pool = isOwn
    ? enginePool({ folder: null, template: await migratedTemplate() }, console, wire)
    : await takeEngine(console, wire);
  return assemble({ engine: 'pglite', pool, onStatement });
}

async function onServer(server: string, wire: Wire, onStatement: OnStatement): Promise<Database> {
  const { url, drop } = await createServerDatabase(server);
  return assemble({
    engine: 'postgres',
    pool: serverPool(url, console, wire),
    onStatement,
    afterClose: drop,
  });
}

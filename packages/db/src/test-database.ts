import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

import pg from 'pg';

import { assemble, type Database, type Db } from './database.ts';
import { enginePool } from './pglite/pool.ts';
import { migratedTemplate } from './pglite/template.ts';
import { serverPool } from './postgres-pool.ts';
import { takeEngine } from './testing/idle-engines.ts';

export { makeEarlierFolder } from './testing/earlier-folder.ts';
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
 * itself and of its connection get an engine that no test has used (`own`).
 */
export async function createTestDatabase({ own: isOwn = false } = {}): Promise<TestDatabase> {
  const statements: string[] = [];
  const own = new AsyncLocalStorage<string[]>();
  const onStatement = (statement: string) => {
    statements.push(statement);
    own.getStore()?.push(statement);
  };
  const url = process.env['TEST_DATABASE_URL'];
  const database = url ? await onServer(url, onStatement) : await inMemory(onStatement, isOwn);
  statements.length = 0;
  const statementsOf: TestDatabase['statementsOf'] = async (run) => {
    const found: string[] = [];
    await own.run(found, run);
    return found;
  };
  return { database, db: database.db, statements, statementsOf, close: () => database.close() };
}

async function inMemory(onStatement: (statement: string) => void, isOwn: boolean): Promise<Database> {
  const pool = isOwn
    ? enginePool({ folder: null, template: await migratedTemplate() }, console)
    : await takeEngine(console);
  return assemble({ engine: 'pglite', pool, onStatement });
}

async function onServer(url: string, onStatement: (statement: string) => void): Promise<Database> {
  const name = `prueba_${randomUUID().replaceAll('-', '')}`;
  await administer(url, `create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  const afterClose = () => administer(url, `drop database ${name} with (force)`);
  return assemble({ engine: 'postgres', pool: serverPool(own.href, console), onStatement, afterClose });
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

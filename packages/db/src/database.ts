import { Kysely, PostgresDialect, sql, type LogEvent, type PostgresPool, type Transaction } from 'kysely';

import { abandoningPool } from './abandoned-statements.ts';
import { isMigrated, migrate, runExclusively } from './migrate.ts';
import type { Schema } from './schema.ts';

export type Db = Kysely<Schema>;
/** The database or one transaction of it: what a repository takes. */
export type Conn = Db | Transaction<Schema>;
export type Engine = 'pglite' | 'postgres';

export interface Log {
  info(message: string): void;
  warn(message: string): void;
  error(message: string): void;
}

/** Numbers of a pool's connections. */
export interface Connections {
  readonly open: number;
  /** Open ones that no statement uses. */
  readonly idle: number;
  /** Statements that wait for a connection. */
  readonly waiting: number;
}

export interface Database {
  readonly db: Db;
  /**
   * The same connection without the tables' types: for migrations and backups, which address tables
   * by name.
   */
  readonly root: Kysely<unknown>;
  readonly engine: Engine;
  /**
   * Runs SQL text of a library that brings its own; several statements in one text where there are no
   * values. Not counted among the product's statements. A failure rolls the text back.
   */
  execute(text: string, values: readonly unknown[]): Promise<readonly unknown[]>;
  /** Rejects unless the database answers; its caller sets the time limit. */
  ping(): Promise<void>;
  /** Whether every migration of this version is applied. */
  migrated(): Promise<boolean>;
  /** Runs `run` while no other server over this database runs such a function; the others wait. */
  runExclusively<T>(run: () => Promise<T>): Promise<T>;
  connections(): Connections;
  close(): Promise<void>;
}

/** Called after each statement of the product, with its text and duration. */
export type OnStatement = (statement: string, milliseconds: number) => void;

export type CountedPool = PostgresPool & { connections(): Connections };

interface DatabaseParts {
  readonly engine: Engine;
  readonly pool: CountedPool;
  readonly onStatement?: OnStatement;
  /** Runs once the last connection is closed. */
  readonly afterClose?: () => Promise<void> | void;
}

/** Result of one statement. */
interface StatementResult {
  readonly rows: readonly unknown[];
}

/** Kysely over a pool, with migrations applied; closes the pool if that fails. */
export async function assemble(parts: DatabaseParts): Promise<Database> {
  const pool = abandoningPool(parts.pool);
  const root = new Kysely<unknown>({
    dialect: new PostgresDialect({ pool }),
    ...(parts.onStatement === undefined ? {} : { log: statementsTo(parts.onStatement) }),
  });
  const close = async () => {
    await root.destroy();
    await parts.afterClose?.();
  };
  try {
    await migrate(root);
  } catch (error) {
    await close();
    throw error;
  }
  const db: Db = root.$extendTables<Pick<Schema, keyof Schema>>();
  return {
    db,
    root,
    engine: parts.engine,
    execute: (text, values) => executeOn(pool, text, values),
    ping: async () => {
      await sql`select 1`.execute(db);
    },
    migrated: () => isMigrated(root),
    // Only one process opens the embedded database, over one connection, which the lock would occupy.
    runExclusively: (run) => (parts.engine === 'pglite' ? run() : runExclusively(root, run)),
    connections: () => pool.connections(),
    close,
  };
}

async function executeOn(
  pool: PostgresPool,
  text: string,
  values: readonly unknown[],
): Promise<readonly unknown[]> {
  const client = await pool.connect();
  try {
    const result = await client.query(text, values);
    return rowsOf(result);
  } catch (error) {
    // A text with its own BEGIN leaves the connection in a failed transaction, which its next user
    // would inherit.
    await client.query('rollback', []).catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

/** Rows of one or several statements: several give a list of results, which the pool's type leaves out. */
function rowsOf(result: StatementResult | readonly StatementResult[]): readonly unknown[] {
  return 'rows' in result ? result.rows : result.flatMap(({ rows }) => rows);
}

function statementsTo(note: OnStatement) {
  return ({ query, queryDurationMillis }: LogEvent) => {
    if (!/^(?:begin|start transaction|commit|rollback)/.test(query.sql)) note(query.sql, queryDurationMillis);
  };
}

import { Kysely, PostgresDialect, sql, type LogEvent, type PostgresPool, type Transaction } from 'kysely';

import { inTurn, isMigrated, migrate } from './migrate.ts';
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

/** Connections of a pool. */
export interface Connections {
  readonly open: number;
  /** Open ones that no statement uses. */
  readonly idle: number;
  /** Statements that wait for one. */
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
  /** Runs what several servers over one database may not run at the same time. */
  inTurn<T>(run: () => Promise<T>): Promise<T>;
  connections(): Connections;
  close(): Promise<void>;
}

/** Called after each statement of the product, with its text and duration. */
export type OnStatement = (statement: string, milliseconds: number) => void;

export type CountedPool = PostgresPool & { connections(): Connections };

interface Parts {
  readonly engine: Engine;
  readonly pool: CountedPool;
  readonly onStatement?: OnStatement;
  /** Runs once the last connection is closed. */
  readonly afterClose?: () => Promise<void> | void;
}

interface Result {
  readonly rows: readonly unknown[];
}

/** Kysely over a pool, with migrations applied; closes the pool if that fails. */
export async function assemble(parts: Parts): Promise<Database> {
  const root = new Kysely<unknown>({
    dialect: new PostgresDialect({ pool: parts.pool }),
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
    execute: (text, values) => executeOn(parts.pool, text, values),
    ping: async () => {
      await sql`select 1`.execute(db);
    },
    migrated: () => isMigrated(root),
    // One process alone has the embedded database, and one connection.
    inTurn: (run) => (parts.engine === 'pglite' ? run() : inTurn(root, run)),
    connections: () => parts.pool.connections(),
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

/** Several statements give several results, a shape that the pool's type leaves out. */
function rowsOf(result: Result | readonly Result[]): readonly unknown[] {
  return 'rows' in result ? result.rows : result.flatMap(({ rows }) => rows);
}

function statementsTo(note: OnStatement) {
  return ({ query, queryDurationMillis }: LogEvent) => {
    if (!/^(?:begin|start transaction|commit|rollback)/.test(query.sql)) note(query.sql, queryDurationMillis);
  };
}

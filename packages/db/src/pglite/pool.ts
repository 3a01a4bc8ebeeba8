import type { PostgresPool } from 'kysely';

import type { Log } from '../database.ts';
import { loggingPool } from '../postgres-pool.ts';
import { EngineStream, type EngineOptions } from './stream.ts';

/** Starting the engine after a crash replays its log, which may take a while. */
const START_MS = 60_000;

/**
 * The embedded engine behind the same pool as a server. It knows one connection, so statements and whole transactions
 * queue for it in the order in which they come.
 */
export function enginePool(options: EngineOptions, log: Log): PostgresPool {
  return poolOver(() => new EngineStream(options), log);
}

/** The same over a given way to start the engine. */
export function poolOver(start: () => EngineStream, log: Log): PostgresPool {
  return loggingPool(log, {
    user: 'postgres',
    database: 'postgres',
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: START_MS,
    stream: start,
  });
}

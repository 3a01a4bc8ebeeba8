import type { CountedPool, Log } from '../database.ts';
import { loggingPool, type PgPool } from '../postgres-pool.ts';
import { preparing } from '../preparing.ts';
import { EngineStream, type EngineOptions } from './stream.ts';

/** A start after a crash replays the engine's log, which may take a while. */
const START_MS = 60_000;

/**
 * The embedded engine behind the same pool as a server. It has one connection, so statements and
 * whole transactions queue for it in order of arrival.
 */
export function enginePool(options: EngineOptions, log: Log): CountedPool {
  return poolOver(() => new EngineStream(options), log);
}

/** The pool over a given function that starts the engine. */
export function poolOver(start: () => EngineStream, log: Log): CountedPool {
  return preparingPool(engineConnections(start, log), log);
}

/** The pool with statements of its own that are prepared. */
export function preparingPool(pool: PgPool, log: Log): CountedPool {
  return { ...pool, connect: preparing(() => pool.connect(), log) };
}

/** The pool of the engine's one connection, whose statements are sent as they are. */
export function engineConnections(start: () => EngineStream, log: Log): PgPool {
  return loggingPool(log, {
    user: 'postgres',
    database: 'postgres',
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: START_MS,
    stream: start,
  });
}

import type { CountedPool, Log } from '../database.ts';
import { loggingPool } from '../postgres-pool.ts';
import { preparing } from '../preparing.ts';
import { sending, type PgPool } from '../wire.ts';
import { EngineStream, type EngineOptions } from './stream.ts';

/** A start after a crash replays the engine's log, which may take a while. */
const START_MS = 60_000;

/**
 * The embedded engine behind the same pool as a server. It has one connection, so statements and
 * whole transactions queue for it in order of arrival.
 */
export function enginePool(options: EngineOptions, log: Log, wire = preparing(log)): CountedPool {
  return poolOver(() => new EngineStream(options), log, wire);
}

/** The pool over a given function that starts the engine. */
export function poolOver(start: () => EngineStream, log: Log, wire = preparing(log)): CountedPool {
  return sending(engineConnections(start, log), wire);
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

import type { CountedPool, Log } from '../database.ts';
import { loggingPool } from '../postgres-pool.ts';
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
  const pool = loggingPool(log, {
    user: 'postgres',
    database: 'postgres',
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: START_MS,
    stream: start,
  });
  const connect = preparing(() => pool.connect(), log);
  return { ...pool, connect };
}

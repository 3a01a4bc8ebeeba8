import { AsyncLocalStorage } from 'node:async_hooks';

import type { PostgresPool } from 'kysely';

const listeners = new AsyncLocalStorage<() => void>();

/**
 * Runs `read`, and calls `connected` each time that one of its statements gets a connection. Before the first call the
 * statements of `read` still wait: they will see every change that is committed by then.
 */
export function notingConnections<T>(read: () => Promise<T>, connected: () => void): Promise<T> {
  return listeners.run(connected, read);
}

/** The pool, with a `connect` that calls the function of the `notingConnections` that it runs in. */
export function noted<P extends PostgresPool>(pool: P): P {
  const connect = async () => {
    const connected = listeners.getStore();
    const client = await pool.connect();
    connected?.();
    return client;
  };
  return { ...pool, connect };
}

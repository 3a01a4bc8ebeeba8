import { AsyncLocalStorage } from 'node:async_hooks';

import type { PostgresPool } from 'kysely';

const listeners = new AsyncLocalStorage<(() => void) | undefined>();

/**
 * Runs `read`, and calls `connected` each time that one of its statements gets a connection. Until the first such call, all
 * statements of `read` still wait: they will see each change that is committed before it.
 */
export function reportingConnections<T>(read: () => Promise<T>, connected: () => void): Promise<T> {
  return listeners.run(connected, read);
}

/** The pool, with a `connect` that calls the function of the `reportingConnections` that it runs in. */
export function reportingPool<P extends PostgresPool>(pool: P): P {
  const connect = async () => {
    const connected = listeners.getStore();
    // A new connection would keep the read in memory as long as it lives.
    const client = await listeners.run(undefined, () => pool.connect());
    connected?.();
    return client;
  };
  return { ...pool, connect };
}

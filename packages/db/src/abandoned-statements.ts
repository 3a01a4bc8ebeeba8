import { AsyncLocalStorage } from 'node:async_hooks';
import type { Duplex } from 'node:stream';

import type { PostgresPool } from 'kysely';

const callers = new AsyncLocalStorage<AbortSignal | undefined>();

/** The client that a statement was for has gone; the code is that of a connection that its other end gave up. */
class CallerGone extends Error {
  override readonly name = 'CallerGone';
  readonly code = 'ECONNABORTED';

  constructor() {
    super('the client has gone');
  }
}

/** Whether a connection was broken because nothing waits for its statement any more. */
export const isCallerGone = (error: unknown): boolean => error instanceof CallerGone;

/**
 * Runs `read` for a client: once the signal is aborted, its statements that wait for a connection do not begin, and on a
 * server the running one is cancelled (requisito: abandoned-reads).
 */
export function forCaller<T>(signal: AbortSignal, read: () => T): T {
  return callers.run(signal, read);
}

/** Runs what several clients share, or what continues after an answer: it does not end with the client that caused it. */
export function withoutCaller<T>(read: () => T): T {
  return callers.run(undefined, read);
}

const isGone = (signal: AbortSignal | undefined): boolean => signal?.aborted === true;

/** The pool, with a `connect` that gives no connection to a statement whose client has gone. */
export function abandoningPool<P extends PostgresPool>(pool: P): P {
  const connect = async () => {
    const signal = callers.getStore();
    if (isGone(signal)) throw new CallerGone();
    // A new connection would keep the signal in memory as long as it lives.
    const client = await withoutCaller(() => pool.connect());
    if (!isGone(signal)) return client;
    client.release();
    throw new CallerGone();
  };
  return { ...pool, connect };
}

/**
 * Breaks a connection when the client of its running statement goes; the server then cancels the statement
 * (`client_connection_check_interval`). A cancel request instead could meet the next statement of the connection.
 * @returns a function that takes each awaited answer, and returns it
 */
export function breakWhenAbandoned(stream: Duplex): <T>(answer: Promise<T>) => Promise<T> {
  return async (answer) => {
    const signal = callers.getStore();
    if (signal === undefined) return answer;
    const leave = () => {
      stream.destroy(new CallerGone());
    };
    signal.addEventListener('abort', leave, { once: true });
    try {
      return await answer;
    } finally {
      signal.removeEventListener('abort', leave);
    }
  };
}

import type { Duplex } from 'node:stream';

/** The server did not answer within the time limit; the code is that of a connection that the system gave up. */
class ServerSilent extends Error {
  override readonly name = 'ServerSilent';
  readonly code = 'ETIMEDOUT';
}

/** Statement after which the rest of a transaction may take any time, on the server and before `breakWhenSilent`. */
export const withoutTimeLimit = 'set local statement_timeout = 0';

/**
 * Breaks a connection over which nothing arrived for `ms` while it waits for answers. A connection to a server that hangs,
 * or whose network was cut, then fails its statements and leaves the pool; the system itself would keep it for a quarter of
 * an hour or more. A connection that waits for no answer stays.
 * @returns a function that takes each awaited answer, and returns it
 */
export function breakWhenSilent(stream: Duplex, ms: number): <T>(answer: Promise<T>) => Promise<T> {
  let awaited = 0;
  let limit: NodeJS.Timeout | null = null;
  const start = () =>
    setTimeout(() => {
      stream.destroy(new ServerSilent(`no answer within the limit of ${ms / 1000} s`));
    }, ms);
  stream.on('data', () => limit?.refresh());
  return async (answer) => {
    awaited += 1;
    limit ??= start();
    try {
      return await answer;
    } finally {
      awaited -= 1;
      if (awaited === 0) {
        clearTimeout(limit);
        limit = null;
      }
    }
  };
}

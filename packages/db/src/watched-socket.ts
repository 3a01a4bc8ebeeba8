import { Socket } from 'node:net';

/** The server did not answer within the time limit; the code is that of a connection that the system gave up. */
class ServerSilent extends Error {
  override readonly name = 'ServerSilent';
  readonly code = 'ETIMEDOUT';
}

/**
 * A socket that breaks when something was written and nothing came back for `ms`. A connection to a server that hangs,
 * or whose network was cut, then fails its statement and leaves the pool; the system itself would keep it for a quarter of
 * an hour. A connection without a statement waits for nothing and stays.
 */
export function watchedSocket(ms: number): Socket {
  const socket = new Socket();
  let answeredAt = 0;
  socket.setTimeout(ms);
  socket.on('data', () => {
    answeredAt = socket.bytesWritten;
  });
  socket.on('timeout', () => {
    if (socket.bytesWritten > answeredAt)
      socket.destroy(new ServerSilent(`no answer within the limit of ${ms / 1000} s`));
  });
  return socket;
}

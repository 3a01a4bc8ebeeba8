import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

import { onTestFinished } from 'vitest';

/** AuthenticationOk of PostgreSQL's protocol. */
const welcome = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0]);
/** ReadyForQuery: outside of a transaction (I), or in one (T). */
const ready = (state: string) => Buffer.from([0x5a, 0, 0, 0, 5, state.charCodeAt(0)]);

/**
 * A server that lets people in, answers one statement for each of these states, and nothing more until the test ends.
 * @returns its port, and its side of the first connection
 */
export async function startSilentServer(states = ''): Promise<{ port: number; accepted: Promise<Socket> }> {
  const server = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => {
    server.close();
  });
  const accepted = new Promise<Socket>((resolve) =>
    server.once('connection', (peer) => {
      const left = Array.from(states);
      peer
        .on('error', () => undefined)
        .once('data', () => {
          peer.write(Buffer.concat([welcome, ready('I')]));
          peer.on('data', () => {
            const state = left.shift();
            if (state !== undefined) peer.write(ready(state));
          });
        });
      resolve(peer);
    }),
  );
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { port: address.port, accepted };
}

import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

import { onTestFinished } from 'vitest';

/** AuthenticationOk and ReadyForQuery of PostgreSQL's protocol. */
const ready = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);

/**
 * A server that lets people in and answers nothing, until the test ends.
 * @returns its port, and its side of the first connection
 */
export async function startSilentServer(): Promise<{ port: number; accepted: Promise<Socket> }> {
  const server = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => {
    server.close();
  });
  const accepted = new Promise<Socket>((resolve) =>
    server.once('connection', (peer) => {
      peer.on('error', () => undefined).once('data', () => peer.write(ready));
      resolve(peer);
    }),
  );
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { port: address.port, accepted };
}

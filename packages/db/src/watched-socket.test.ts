import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';

import { expect, onTestFinished, test } from 'vitest';

import { watchedSocket } from './watched-socket.ts';

async function connected(ms: number, onData: (peer: Socket) => void): Promise<Socket> {
  const server: Server = createServer((peer) => {
    peer
      .on('error', () => undefined)
      .on('data', () => {
        onData(peer);
      });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const socket = watchedSocket(ms).connect(address.port, '127.0.0.1');
  onTestFinished(() => {
    socket.destroy();
    server.close();
  });
  await once(socket, 'connect');
  return socket;
}

test('breaks with a code when a request gets no answer', async () => {
  const socket = await connected(50, () => undefined);
  socket.write('question');
  await expect(once(socket, 'close')).rejects.toMatchObject({ code: 'ETIMEDOUT' });
});

test('stays while nothing is asked, however long', async () => {
  const socket = await connected(50, (peer) => peer.write('answer'));
  socket.write('question');
  await once(socket, 'data');
  await once(socket, 'timeout');
  expect(socket.destroyed).toBe(false);
  socket.write('another');
  expect(String((await once(socket, 'data'))[0])).toBe('answer');
});

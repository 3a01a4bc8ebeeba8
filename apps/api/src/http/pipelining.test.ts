// seguridad: 61, unsent-answers
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { boundPipelining } from './pipelining.ts';

const call = 'GET /grande HTTP/1.1\r\nHost: a\r\n\r\n';

let app: FastifyInstance;
let begun: number;
let large: string;
beforeEach(async () => {
  begun = 0;
  large = 'x'.repeat(500_000);
  app = Fastify();
  boundPipelining(app);
  app.get('/grande', () => {
    begun += 1;
    return large;
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => app.close());

async function open(): Promise<Socket> {
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const socket = connect(address.port, '127.0.0.1').on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

test('ends a connection that sends many calls and reads no answer, after a few of them', async () => {
  const socket = await open();
  const closed = once(socket, 'close');
  socket.write(call.repeat(400));
  await once(socket.resume(), 'end').catch(() => undefined);
  await closed;
  expect(begun).toBeLessThanOrEqual(8);
});

test('answers a connection that sends one call after the other, however many', async () => {
  const socket = await open();
  for (let i = 0; i < 20; i += 1) {
    let read = 0;
    socket.write(call);
    while (read < large.length) {
      const chunk = socket.read() as Buffer | null;
      if (chunk === null) await once(socket, 'readable');
      else read += chunk.length;
    }
  }
  socket.destroy();
  expect(begun).toBe(20);
});

test('begins no call before the answer to the one before is read, and then answers each', async () => {
  const socket = await open();
  // More than the system keeps for a connection whose client does not read.
  large = 'x'.repeat(40_000_000);
  socket.pause();
  socket.write(call.repeat(4));
  const other = await open();
  for (const _ of [1, 2]) {
    other.write(call.replace('/grande', '/nada'));
    await once(other, 'data');
  }
  other.destroy();
  expect(begun).toBe(1);
  let read = 0;
  for await (const chunk of socket) {
    read += (chunk as Buffer).length;
    if (read > 4 * large.length) break;
  }
  expect(begun).toBe(4);
});

test('answers a few calls that were sent at once, in their order', async () => {
  const socket = await open();
  socket.write(
    call.repeat(4) + call.replace('GET /grande', 'GET /nada').replace('Host', 'Connection: close\r\nHost'),
  );
  let text = '';
  for await (const chunk of socket) text += String(chunk);
  expect([...text.matchAll(/HTTP\/1\.1 (?<status>\d+)/gu)].map(({ groups }) => groups?.['status'])).toEqual([
    '200',
    '200',
    '200',
    '200',
    '404',
  ]);
});

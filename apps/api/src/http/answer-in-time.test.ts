// seguridad: 62
import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { Readable } from 'node:stream';

import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { answerInTime } from './answer-in-time.ts';

/** More than the buffers of both ends of a connection take. */
const bytes = 32 * 1024 * 1024;

let app: FastifyInstance;
beforeEach(async () => {
  app = Fastify({ forceCloseConnections: true });
  answerInTime(app, 200);
  app.get('/whole', () => Buffer.alloc(bytes));
  app.get('/file', (_request, reply) => reply.send(Readable.from([Buffer.alloc(bytes)])));
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => app.close());

/** Asks for an answer without reading it; resolves with the connection, and a promise of the end of the answer at the server. */
async function ask(path: string) {
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1').pause();
  const asked = once(app.server, 'request') as Promise<[IncomingMessage, ServerResponse]>;
  socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
  const [, answer] = await asked;
  return { socket, ended: once(answer, 'close') };
}

/** Bytes that come once the reader reads. */
async function readAll(socket: Socket): Promise<number> {
  let read = 0;
  socket.on('data', (chunk) => (read += chunk.length)).on('error', () => undefined);
  await once(socket.resume(), 'close');
  return read;
}

it('an answer in one piece whose reader is slow ends with its connection', async () => {
  const { socket, ended } = await ask('/whole');
  await ended;
  expect(await readAll(socket)).toBeLessThan(bytes);
});

it('a file whose reader is slow is sent to its end', async () => {
  const file = await ask('/file');
  // Asked for after the file: its end shows that the time has passed.
  const whole = await ask('/whole');
  await whole.ended;
  whole.socket.destroy();
  expect(await readAll(file.socket)).toBeGreaterThan(bytes);
});

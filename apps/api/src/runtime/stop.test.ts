import Fastify from 'fastify';
import { expect, test } from 'vitest';

import { openRaw } from '../testing/process/raw-http.ts';
import { stop } from './stop.ts';

const closing = (events: string[]) => () => {
  events.push('closed');
  return Promise.resolve();
};

test('requests in progress finish before the database is closed', async () => {
  const events: string[] = [];
  const estado = { cerrando: false };
  const app = Fastify();
  let finish: () => void = () => undefined;
  let arrived: () => void = () => undefined;
  const answering = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  app.get('/', async () => {
    arrived();
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    events.push('answered');
    return 'bien';
  });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const answer = fetch(address).then((response) => response.text());
  await answering;
  const stopped = stop({ app, estado, database: { close: closing(events) } });
  expect(estado.cerrando).toBe(true);
  finish();
  await stopped;
  expect([await answer, events]).toEqual(['bien', ['answered', 'closed']]);
});

test('a request that exceeds the grace period is cut, and the database is still closed', async () => {
  const events: string[] = [];
  const app = Fastify();
  let arrived: () => void = () => undefined;
  const answering = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  app.get('/', () => {
    arrived();
    return new Promise(() => undefined);
  });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const answer = expect(fetch(address)).rejects.toThrow();
  await answering;
  await stop({ app, estado: { cerrando: false }, database: { close: closing(events) } }, 10);
  await answer;
  expect(events).toEqual(['closed']);
});

test('an idle keep-alive connection does not delay the end', async () => {
  const app = Fastify({ keepAliveTimeout: 600_000 });
  let arrived: () => void = () => undefined;
  const arriving = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  app.addHook('onRequest', (_request, _reply, done) => {
    arrived();
    done();
  });
  app.post('/', () => 'bien');
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const kept = await openRaw(Number(new URL(address).port));
  kept.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nContent-Type: application/json\r\n\r\n');
  await arriving;
  const stopped = stop({ app, estado: { cerrando: false }, database: { close: closing([]) } }, 600_000);
  kept.write('{}');
  expect(await kept.closed()).toContain('bien');
  await stopped;
});

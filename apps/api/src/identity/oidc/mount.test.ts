// seguridad: 61
import Fastify, { type FastifyInstance } from 'fastify';
import type Provider from 'oidc-provider';
import { afterEach, expect, test } from 'vitest';

import { mountProvider } from './mount.ts';
import { ROUTES } from './provider.ts';

let app: FastifyInstance;
afterEach(() => app.close());

/** A provider whose requests end when they are released, in any order. */
function heldProvider() {
  const held: (() => void)[] = [];
  const addresses: string[] = [];
  const callback: Provider['callback'] = () => async (request, response) => {
    addresses.push(String(request.headers['x-test']));
    await new Promise<void>((resolve) => held.push(resolve));
    response.end();
  };
  return { held, addresses, provider: { callback } };
}

test('four requests run at once; the waiting ones take turns by address', async () => {
  const { held, addresses, provider } = heldProvider();
  app = Fastify();
  mountProvider(app, provider, { mount: '', origins: ['http://localhost'] });
  await app.ready();
  const ask = (remoteAddress: string) =>
    app.inject({ url: ROUTES.authorization, remoteAddress, headers: { 'x-test': remoteAddress } });
  const answers = [...Array<string>(10).fill('203.0.113.66'), '198.51.100.7'].map(ask);
  await expect.poll(() => held.length).toBe(4);
  expect(addresses).toEqual(Array(4).fill('203.0.113.66'));
  for (let n = 0; n < 2; n += 1) {
    held.shift()?.();
    await expect.poll(() => held.length).toBe(4);
  }
  expect(addresses.slice(4)).toEqual(['203.0.113.66', '198.51.100.7']);
  while (addresses.length < 11 || held.length > 0) {
    held.shift()?.();
    await new Promise(setImmediate);
  }
  expect((await Promise.all(answers)).map(({ statusCode }) => statusCode)).toEqual(Array(11).fill(200));
});

test('requests whose body has not arrived hold no place', async () => {
  const { held, addresses, provider } = heldProvider();
  app = Fastify();
  mountProvider(app, provider, { mount: '', origins: ['http://localhost'] });
  await app.ready();
  const ask = (method: 'GET' | 'POST', url: string) =>
    app.inject({ method, url, headers: { 'x-test': method } });
  const slow = Array.from({ length: 8 }, () => ask('POST', ROUTES.token));
  await expect.poll(() => held.length).toBe(8);
  const other = ask('GET', ROUTES.authorization);
  await expect.poll(() => addresses).toContain('GET');
  for (const release of held) release();
  expect((await Promise.all([...slow, other])).map(({ statusCode }) => statusCode)).toEqual(
    Array(9).fill(200),
  );
});

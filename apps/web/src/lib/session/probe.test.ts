import { expect, test } from 'vitest';

import { probeProvider } from './probe.ts';

const origin = 'https://x.example';
const document = { issuer: 'https://id.example/realms/r', authorization_endpoint: 'https://id.example/auth' };
const embedded = { url: '/m/auth', realm: 'mantenible' };
const external = { url: 'https://id.example/', realm: 'r' };

function answering(response: Response) {
  const asked: [string, string | undefined][] = [];
  const fetcher = (url: Parameters<typeof fetch>[0], init?: RequestInit) => {
    asked.push([url instanceof URL ? url.href : '', init?.mode]);
    return Promise.resolve(response);
  };
  return { asked, fetcher };
}

test.each([
  [embedded, 'https://x.example/m/auth/realms/mantenible', 'same-origin'],
  [external, 'https://id.example/realms/r', 'cors'],
] as const)(
  'a provider that answers its discovery document is there (%o)',
  async (identidad, realm, mode) => {
    const { asked, fetcher } = answering(Response.json(document));
    await expect(probeProvider(identidad, fetcher, origin)).resolves.toBe(true);
    expect(asked).toEqual([[`${realm}/.well-known/openid-configuration`, mode]]);
  },
);

test.each([
  ['an error', Response.json(document, { status: 503 })],
  ['the page of something in its place', new Response('<!doctype html><h1>Portal</h1>')],
  ['wrong types', Response.json({ issuer: 7, authorization_endpoint: [] })],
  ['what the page may not read', Response.error()],
])('a provider that answers %s is not available', async (_what, response) => {
  for (const identidad of [embedded, external])
    await expect(probeProvider(identidad, answering(response.clone()).fetcher, origin)).resolves.toBe(false);
});

test('an unreachable provider is not available', async () => {
  const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));
  await expect(probeProvider(external, unreachable, origin)).resolves.toBe(false);
});

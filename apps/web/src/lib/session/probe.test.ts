import { expect, test } from 'vitest';

import { probeProvider } from './probe.ts';

const origin = 'https://x.example';
const answering = (response: Response) => (url: Parameters<typeof fetch>[0], init?: RequestInit) => {
  asked.push([url instanceof URL ? url.href : '', init?.mode]);
  return Promise.resolve(response);
};
let asked: [string, string | undefined][] = [];

test('the embedded provider must answer well', async () => {
  asked = [];
  const identidad = { url: '/m/auth', realm: 'mantenible' };
  await expect(probeProvider(identidad, answering(new Response('{}')), origin)).resolves.toBe(true);
  const failing = answering(new Response('', { status: 503 }));
  await expect(probeProvider(identidad, failing, origin)).resolves.toBe(false);
  expect(asked[0]).toEqual([
    'https://x.example/m/auth/realms/mantenible/.well-known/openid-configuration',
    'same-origin',
  ]);
});

test('another origin may hide its answer, but must give one', async () => {
  asked = [];
  const identidad = { url: 'https://id.example/', realm: 'r' };
  await expect(probeProvider(identidad, answering(Response.error()), origin)).resolves.toBe(true);
  expect(asked).toEqual([['https://id.example/realms/r/.well-known/openid-configuration', 'no-cors']]);
  const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));
  await expect(probeProvider(identidad, unreachable, origin)).resolves.toBe(false);
});

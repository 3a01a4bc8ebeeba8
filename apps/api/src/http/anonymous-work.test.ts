// seguridad: 53, 61
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createTestApp, type TestApp } from '../testing/test-app.ts';

let dist: string;
let t: TestApp;
beforeEach(async () => {
  // The clock stands still: else the budgets fill while requests wait on a busy machine.
  vi.useFakeTimers({ toFake: ['performance'] });
  dist = await mkdtemp(join(tmpdir(), 'mantenible-trabajo-'));
  await mkdir(join(dist, 'assets'));
  const page = '<script type="application/json" id="configuracion"></script>';
  await writeFile(join(dist, 'index.html'), page);
  await writeFile(join(dist, 'assets', 'a-1.js'), 'x'.repeat(100_000));
  // Half a second at once: 250 answers of 2 ms.
  t = await createTestApp({ env: { LIMIT_WORK: '1', TRUST_PROXY: '1' }, parts: { web: dist } });
});
afterEach(async () => {
  vi.useRealTimers();
  await t.close();
  await rm(dist, { recursive: true });
});

const from = (address: string) => ({ 'x-forwarded-for': address });
const get = (url: string, headers: Readonly<Record<string, string>> = from('203.0.113.1')) =>
  t.app.inject({ method: 'GET', url: `/mantenible${url}`, headers: { accept: 'text/html', ...headers } });

/** Number of answers that an address gets before its first refusal. */
async function answersUntilRefused(url: string, most = 300): Promise<number> {
  for (let count = 0; count < most; count += 1) if ((await get(url)).statusCode === 429) return count;
  return most;
}

test.each(['/', '/nada', '/api/pautas', '/api/nada'])(
  'requests without a session for %s are refused once the budget of their address is used up',
  async (url) => {
    expect(await answersUntilRefused(url)).toBeGreaterThanOrEqual(249);
    const refused = await get(url);
    expect([refused.statusCode, refused.json()]).toEqual([
      429,
      { codigo: 'demasiadas-peticiones', mensaje: expect.stringMatching(/sin sesión/) as string },
    ]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await get(url, from('203.0.113.2'))).statusCode).not.toBe(429);
  },
);

test('the API’s document is charged before it is sent: few of many at the same moment are', async () => {
  const answers = await Promise.all(Array.from({ length: 40 }, () => get('/api/docs/json')));
  const sent = answers.filter(({ statusCode }) => statusCode === 200);
  // Half a second of budget, 30 ms each.
  expect(sent.length).toBeLessThanOrEqual(17);
  expect(sent.length).toBeGreaterThan(0);
});

test('one budget holds for all addresses of the server, and spares those with a session', async () => {
  expect(await answersUntilRefused('/')).toBeLessThan(300);
  expect((await get('/api/pautas')).statusCode).toBe(429);
  const ana = await t.call({ as: 'ana', method: 'GET', url: '/pautas', headers: from('203.0.113.1') });
  expect(ana.status).toBe(200);
  for (const free of ['/assets/a-1.js', '/api/salud', '/api/salud/listo'])
    expect((await get(free)).statusCode).not.toBe(429);
});

test('files with a hash in their name and health cost nothing, an absent file does', async () => {
  for (const url of ['/assets/a-1.js', '/api/salud']) expect(await answersUntilRefused(url)).toBe(300);
  expect((await get('/')).statusCode).toBe(200);
  expect(await answersUntilRefused('/assets/nada.js')).toBe(300);
  expect((await get('/')).statusCode).toBe(429);
});

test('an invalid token is charged, and a valid one is not', async () => {
  const forged = { ...from('203.0.113.1'), authorization: 'Bearer e30.e30.e30' };
  for (let count = 0; count < 260; count += 1)
    expect((await get('/api/pautas', forged)).statusCode).toBe(401);
  expect((await get('/')).statusCode).toBe(429);
  for (let count = 0; count < 260; count += 1)
    await t.call({ as: 'ana', method: 'GET', url: '/pautas', headers: from('203.0.113.9') });
  expect((await get('/', from('203.0.113.9'))).statusCode).toBe(200);
});

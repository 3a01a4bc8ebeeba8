import { afterEach, beforeEach, expect, it } from 'vitest';

import { controlled } from './control.ts';
import { createFaults, faultModes, type FaultMode, type Faults } from './faults.ts';
import { listen, send, type Listening } from './http.ts';

let faults: Faults;
let server: Listening;

beforeEach(async () => {
  faults = createFaults({ authorizations: ['Bearer bueno'], bodyOf: (status) => ({ status }) });
  server = await listen(
    controlled(faults, (_request, response) => {
      send(response, { status: 200, body: { bien: true } });
    }),
  );
});

afterEach(() => server.close());

const get = (path = '/a', init: RequestInit = {}) =>
  fetch(server.origin + path, { signal: AbortSignal.timeout(60_000), ...init });

async function read(mode: FaultMode): Promise<unknown> {
  faults.set(mode, 20);
  const response = await get();
  const text = await response.text();
  return [response.status, response.headers.get('content-type'), text.slice(0, 40)];
}

it.each([
  ['ok', [200, 'application/json', '{"bien":true}']],
  ['slow', [200, 'application/json', '{"bien":true}']],
  ['401', [401, 'application/json', '{"status":401}']],
  ['403', [403, 'application/json', '{"status":403}']],
  ['404', [404, 'application/json', '{"status":404}']],
  ['429', [429, 'application/json', '{"status":429}']],
  ['500', [500, 'application/json', '{"status":500}']],
  ['502', [502, 'application/json', '{"status":502}']],
  ['html-200', [200, 'text/html', '<!doctype html><html><body><h1>Sign in</']],
  ['wrong-types', [200, 'application/json', '{"id":7,"status":[{"key":7}],"valid":7,"']],
] as const)('answers by its mode: %s', async (mode, expected) => {
  expect(await read(mode)).toEqual(expected);
});

it('names the time to retry after too many requests', async () => {
  faults.set('429');
  expect((await get()).headers.get('retry-after')).toBe('30');
});

it('breaks the connection at once, in the middle, or never answers', async () => {
  faults.set('reset');
  await expect(get()).rejects.toThrow('fetch failed');
  faults.set('truncated');
  const half = await get();
  await expect(half.text()).rejects.toThrow('terminated');
  faults.set('hang');
  await expect(get('/a', { signal: AbortSignal.timeout(200) })).rejects.toThrow(/timeout/);
});

it('sends 50 MB of JSON', async () => {
  faults.set('huge-50MB');
  const text = await (await get()).text();
  expect(text.length).toBe(50 * 1024 * 1024 + '{"relleno":""}'.length);
  expect(() => JSON.parse(text) as unknown).not.toThrow();
});

it('has 14 modes', () => {
  expect(new Set(faultModes).size).toBe(14);
});

it('misbehaves on the paths that were named, the newest rule first', async () => {
  faults.setFor('/api/issues', '500');
  faults.setFor(/issues\/search\?p=2/, '404');
  faults.set('403');
  const statusOf = async (path: string) => (await get(path)).status;
  expect(await statusOf('/api/issues/search?p=2')).toBe(404);
  expect(await statusOf('/api/issues/search?p=1')).toBe(500);
  expect(await statusOf('/api/measures')).toBe(403);
  faults.reset();
  expect(await statusOf('/api/issues')).toBe(200);
});

it('logs method, exact address and whether the credentials were the expected ones, never these', async () => {
  await get('/a?b=%2e&c=1', { method: 'POST', headers: { authorization: 'Bearer bueno' } });
  await get('/b', { headers: { authorization: 'Bearer malo' } });
  await get('/c');
  expect(faults.requests.map(({ method, url, authorized }) => [method, url, authorized])).toEqual([
    ['POST', '/a?b=%2e&c=1', true],
    ['GET', '/b', false],
    ['GET', '/c', null],
  ]);
  expect(JSON.stringify(faults.requests)).not.toMatch(/bueno|malo/);
});

it('lets a preflight through, so that the browser sees the answer itself', async () => {
  faults.set('404');
  expect((await get('/a', { method: 'OPTIONS' })).status).toBe(200);
});

it('accepts faults and reports the requests received at its control address', async () => {
  const put = (body: unknown) => get('/__control', { method: 'PUT', body: JSON.stringify(body) });
  expect((await put({ mode: '500', paths: [{ path: '^/b', mode: '404' }] })).status).toBe(200);
  expect((await get('/a')).status).toBe(500);
  expect((await get('/b')).status).toBe(404);
  const { requests } = (await (await get('/__control')).json()) as { requests: { url: string }[] };
  expect(requests.map(({ url }) => url)).toEqual(['/a', '/b']);
  await put({ reset: true });
  expect((await get('/a')).status).toBe(200);
  expect(faults.requests).toHaveLength(1);
});

it('refuses an unknown order', async () => {
  const response = await get('/__control', { method: 'PUT', body: '{"mode":"sideways"}' });
  expect(response.status).toBe(400);
});

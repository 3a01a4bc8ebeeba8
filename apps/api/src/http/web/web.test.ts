import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const html =
  '<html><head><link rel="icon" href="./favicon.svg"><script type="application/json" id="configuracion"></script>' +
  '<script type="module" src="./assets/a-1.js"></script></head></html>';
const texto = '</script><script>alert(1)</script>';

let dist: string;
let t: TestApp;
beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'mantenible-web-'));
  await mkdir(join(dist, 'assets'));
  const files = {
    'index.html': html,
    'favicon.svg': '<svg/>',
    'assets/a-1.js': 'x',
    'assets/a-1.js.map': '{}',
    'assets/a-1.js.gz': 'gz',
  };
  for (const [name, content] of Object.entries(files)) await writeFile(join(dist, name), content);
  const env = {
    INSTITUCION_AUTOR: texto,
    INSTITUCION_LOGO2_ARCHIVO: join(dist, 'favicon.svg'),
    INSTITUCION_LOGO2_TEXTO: 'Uni',
  };
  t = await createTestApp({ env, parts: { web: dist } });
});
afterAll(async () => {
  await t.close();
  await rm(dist, { recursive: true });
});

const get = (app: FastifyInstance, url: string, headers = {}) => app.inject({ method: 'GET', url, headers });
const page = { accept: 'text/html,*/*' };

test('the page carries its configuration, escaped, and assets under the base path', async () => {
  const { statusCode, body, headers } = await get(t.app, '/mantenible/', page);
  expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache']);
  expect(body).toContain('src="/mantenible/assets/a-1.js"');
  expect(body).toContain('href="/mantenible/favicon.svg"');
  expect(body).not.toContain(texto);
  const written = /id="configuracion">(?<json>.*?)<\/script>/.exec(body)?.groups?.['json'] ?? '';
  expect(JSON.parse(written)).toMatchObject({
    basePath: '/mantenible',
    identidad: { url: '/mantenible/auth', incorporada: true },
    institucion: {
      autor: texto,
      logotipos: [
        null,
        { imagen: '/mantenible/institucion/logo2.svg', enlace: '/mantenible/', texto: 'Uni' },
        null,
      ],
    },
  });
});

test('every route of the page serves the page; an unchanged page is not sent again', async () => {
  const first = await get(t.app, '/mantenible/lista_proyectos?x=1', page);
  expect(first.statusCode).toBe(200);
  const again = await get(t.app, '/mantenible/pruebas/1', { ...page, 'if-none-match': first.headers.etag });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test.each([
  '/mantenible/unirse_equipo/clave',
  '/mantenible/UNIRSE%5fEQUIPO/clave',
  '/mantenible/unirse/clave',
  '/mantenible/acceso/clave',
  '/mantenible/compartido/clave?x=1',
])('the page at %s, whose address has a key, is neither kept nor indexed', async (url) => {
  expect(await get(t.app, url, page)).toMatchObject({
    statusCode: 200,
    headers: { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' },
  });
});

test.each([
  '/mantenible/api/nada',
  '/mantenible/auth/nada',
  '/mantenible/assets/nada.js',
  '/otra',
  '/mantenible/api',
])('%s is not the page', async (url) => {
  const { statusCode, headers } = await get(t.app, url, page);
  expect([statusCode, headers['content-type']]).toEqual([404, 'application/json; charset=utf-8']);
});

test('a request of another method or media type does not get the page', async () => {
  expect((await get(t.app, '/mantenible/lista_proyectos', { accept: 'application/json' })).statusCode).toBe(
    404,
  );
  expect(
    (await t.app.inject({ method: 'POST', url: '/mantenible/lista_proyectos', headers: page })).statusCode,
  ).toBe(404);
});

test.each(['/', '/mantenible'])('%s leads to the page', async (url) => {
  const { statusCode, headers } = await get(t.app, url);
  expect([statusCode, headers.location]).toEqual([302, '/mantenible/']);
});

test('assets are cached forever and compressed; other files are revalidated', async () => {
  const asset = await get(t.app, '/mantenible/assets/a-1.js', { 'accept-encoding': 'gzip' });
  expect(asset.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'gzip',
  });
  expect((await get(t.app, '/mantenible/favicon.svg')).headers['cache-control']).toBe('no-cache');
  expect((await get(t.app, '/mantenible/institucion/logo2.svg')).headers['content-type']).toBe(
    'image/svg+xml',
  );
});

test.each([
  '/mantenible/index.html',
  '/mantenible/assets/a-1.js.map',
  '/mantenible/..%2f..%2fetc/passwd',
  '/mantenible/%00',
])('%s is not served', async (url) => {
  expect((await get(t.app, url)).statusCode).toBeGreaterThanOrEqual(400);
});

test('with a blank base path everything is served at the root', async () => {
  const root = await createTestApp({ env: { BASE_PATH: '' }, parts: { web: dist } });
  expect((await get(root.app, '/', page)).body).toContain('src="/assets/a-1.js"');
  expect((await get(root.app, '/pruebas/1', page)).statusCode).toBe(200);
  expect((await get(root.app, '/api/salud')).json()).toEqual({ estado: 'vivo' });
  expect((await get(root.app, '/api/nada', page)).statusCode).toBe(404);
  await root.close();
});

// seguridad: 46, 47, 48, 51, 53
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { idOf, pautaDePrueba } from '../testing/catalogo-builder.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({
    env: { CORS_ORIGINS: 'https://sitio.ejemplo', PUBLIC_URL: 'https://mantenible.ejemplo' },
  });
});
afterAll(() => t.close());

const json = { 'content-type': 'application/json' };
const post = (body: string, headers = {}) =>
  t.call({ as: 'admin', method: 'POST', url: '/pautas', body, headers: { ...json, ...headers } });

test('every answer of the API carries the strict headers', async () => {
  const { headers } = await t.call({ as: 'ana', method: 'GET', url: '/pautas' });
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'strict-transport-security': 'max-age=31536000',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  });
  expect(headers).not.toHaveProperty('server');
  expect(headers).not.toHaveProperty('x-powered-by');
  const policy = String(headers['content-security-policy']).split(';');
  expect(policy).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      "script-src 'self'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "object-src 'none'",
    ]),
  );
  expect(policy.filter((rule) => rule.startsWith('script-src')).join()).not.toContain('unsafe');
});

test.each([
  ['https://sitio.ejemplo', 'https://sitio.ejemplo'],
  ['https://sitio.ejemplo.evil.com', undefined],
  ['https://evil.com', undefined],
  ['null', undefined],
])('the origin %s is answered with %s', async (origin, allowed) => {
  const { headers } = await t.call({ as: 'ana', method: 'GET', url: '/pautas', headers: { origin } });
  expect(headers['access-control-allow-origin']).toBe(allowed);
});

test('without CORS_ORIGINS no origin is ever allowed', async () => {
  const plain = await createTestApp();
  const { headers } = await plain.call({
    as: 'ana',
    method: 'GET',
    url: '/pautas',
    headers: { origin: 'https://sitio.ejemplo' },
  });
  await plain.close();
  expect(headers).not.toHaveProperty('access-control-allow-origin');
});

test.each([
  ['text', 'text/plain', '{}', 415, 'tipo-no-admitido'],
  ['a form', 'application/x-www-form-urlencoded', 'a=1', 415, 'tipo-no-admitido'],
  ['broken JSON', 'application/json', '{"a":', 400, 'json-invalido'],
  ['no JSON at all', 'application/json', '', 400, 'json-invalido'],
  ['a poisoned prototype', 'application/json', '{"__proto__":{"a":1}}', 400, 'json-invalido'],
  ['deep nesting', 'application/json', '['.repeat(100_000), 400, 'json-invalido'],
  ['more than a megabyte', 'application/json', `"${'a'.repeat(1_048_577)}"`, 413, 'demasiado-grande'],
])('%s is refused as a body', async (_name, type, body, status, codigo) => {
  expect(await post(body, { 'content-type': type })).toMatchObject({ status, body: { codigo } });
});

test('brackets inside a text do not nest', async () => {
  const body = JSON.stringify({ ...pautaDePrueba, pregunta: '['.repeat(200) + '\\"' + '{'.repeat(200) });
  expect(await post(body)).toMatchObject({ status: 201 });
});

test('refuses an unknown address as JSON, signed in or not', async () => {
  const html = { accept: 'text/html' };
  for (const as of [null, 'ana'] as const) {
    const answer = await t.call({ as, method: 'GET', url: '/no-existe', headers: html });
    expect(answer).toMatchObject({ status: 404, body: { codigo: 'no-encontrado' } });
  }
});

test('refuses other methods of a known address and names the allowed ones', async () => {
  const inject = async (method: 'PATCH' | 'DELETE', url: string): Promise<unknown[]> => {
    const response = await t.app.inject({ method, url: `/mantenible/api${url}` });
    return [response.statusCode, response.headers.allow];
  };
  expect(t.app.hasRoute({ method: 'TRACE', url: '/mantenible/api/pautas' })).toBe(true);
  expect(await inject('PATCH', '/pautas')).toEqual([405, 'GET, HEAD, POST']);
  expect(await inject('PATCH', '/pautas/x')).toEqual([405, 'DELETE, GET, HEAD, PUT']);
  expect(await inject('DELETE', '/listasVerificacion/batch')).toEqual([405, 'POST']);
});

test('a wrong id in the path is named in Spanish', async () => {
  expect(await t.call({ as: 'ana', method: 'GET', url: '/pautas/nada' })).toMatchObject({
    status: 400,
    body: {
      codigo: 'datos-invalidos',
      detalles: [{ campo: 'id', mensaje: 'El identificador no es válido' }],
    },
  });
});

test('a schema without its own text refuses in Spanish', async () => {
  const { body } = await t.call({
    as: 'ana',
    method: 'POST',
    url: '/listasVerificacion/batch',
    body: { ids: 'x' },
  });
  expect(body).toMatchObject({
    detalles: [{ campo: 'ids', mensaje: expect.stringMatching(/^Entrada inválida/) as string }],
  });
});

test('refuses a duplicate parameter', async () => {
  const url = '/metricas/excluir?excludeIds=a&excludeIds=b';
  expect(await t.call({ as: 'ana', method: 'GET', url })).toMatchObject({ status: 400 });
});

describe('documentation', () => {
  test('every route documents what it answers and every refusal', async () => {
    const { body } = await t.call({ as: null, method: 'GET', url: '/docs/json' });
    expect(body).toMatchObject({
      openapi: '3.1.0',
      paths: {
        '/mantenible/api/pautas': {
          get: { responses: { 200: {}, 401: {}, 403: {}, 429: {}, 500: {}, 503: {} }, tags: ['Pautas'] },
          post: { responses: { 201: {}, 400: {}, 409: {}, 422: {} }, requestBody: {} },
        },
        '/mantenible/api/salud': { get: { security: [] } },
      },
    });
  });

  test('API_DOCS=0 removes the document and the page', async () => {
    const urls = ['/docs/', '/docs/json', '/docs/yaml'];
    const quiet = await createTestApp({ env: { API_DOCS: '0' } });
    for (const url of urls) {
      expect(await t.call({ as: null, method: 'GET', url })).toMatchObject({ status: 200 });
      expect(await quiet.call({ as: null, method: 'GET', url })).toMatchObject({ status: 404 });
    }
    await quiet.close();
  });
});

describe('health', () => {
  test('reports liveness and readiness without a session', async () => {
    expect(await t.call({ as: null, method: 'GET', url: '/salud' })).toMatchObject({
      status: 200,
      body: { estado: 'vivo' },
    });
    expect(await t.call({ as: null, method: 'GET', url: '/salud/listo' })).toMatchObject({
      status: 200,
      body: { estado: 'listo' },
    });
  });

  test('is not ready while it stops, or while the database is unreachable', async () => {
    const stopping = await createTestApp({ parts: { estado: { cerrando: true } } });
    const listo = () => stopping.call({ as: null, method: 'GET', url: '/salud/listo' });
    expect(await listo()).toMatchObject({ status: 503, body: { estado: 'cerrando', baseDeDatos: 'bien' } });
    await stopping.db.destroy();
    expect(await listo()).toMatchObject({ status: 503, body: { baseDeDatos: 'mal', migraciones: 'mal' } });
    await stopping.app.close();
  });
});

test('an unforeseen failure discloses no detail', async () => {
  const broken = await createTestApp();
  await broken.db.schema.dropTable('niveles').execute();
  const answer = await broken.call({ as: 'ana', method: 'GET', url: '/pautas' });
  await broken.close();
  expect([answer.status, answer.body]).toEqual([
    500,
    { codigo: 'fallo-interno', mensaje: 'Se produjo un error inesperado. Inténtelo de nuevo más tarde.' },
  ]);
});

describe('Idempotency-Key', () => {
  const crear = (key: string, cambios: object = {}, as: 'admin' | 'ana' = 'admin') =>
    t.call({
      as,
      method: 'POST',
      url: '/pautas',
      body: { ...pautaDePrueba, ...cambios },
      headers: { 'idempotency-key': key },
    });
  const cuantas = async (descripcion: string) =>
    (await t.db.selectFrom('pautas').select('id').where('descripcion', '=', descripcion).execute()).length;

  test('the same key and body give the same answer and store one object', async () => {
    const [primera, segunda] = [
      await crear('k1', { descripcion: 'Una' }),
      await crear('k1', { descripcion: 'Una' }),
    ];
    expect(segunda).toMatchObject({
      status: 201,
      body: primera.body,
      headers: { 'idempotency-replayed': 'true' },
    });
    expect(idOf(primera)).toBe(idOf(segunda));
    expect(await cuantas('Una')).toBe(1);
  });

  test('the same key with another body is 422 and stores nothing', async () => {
    await crear('k2');
    expect(await crear('k2', { descripcion: 'Otra' })).toMatchObject({
      status: 422,
      body: { codigo: 'clave-repetida' },
    });
    expect(await cuantas('Otra')).toBe(0);
  });

  test('of ten at once one is stored; the others get its answer or 409', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => crear('k3', { descripcion: 'Diez' })));
    expect(await cuantas('Diez')).toBe(1);
    expect(answers.filter(({ status }) => status !== 201 && status !== 409)).toEqual([]);
    expect(new Set(answers.filter(({ status }) => status === 201).map(idOf)).size).toBe(1);
  });

  test('a refused request can be corrected and sent under its key', async () => {
    expect(await crear('k4', { descripcion: ' ' })).toMatchObject({ status: 400 });
    expect(await crear('k4', { descripcion: 'Mejor' })).toMatchObject({ status: 201 });
  });

  test('refuses an invalid key by its name', async () => {
    expect(await crear('con espacios')).toMatchObject({
      status: 400,
      body: { detalles: [{ campo: 'Idempotency-Key' }] },
    });
  });
});

describe('limits', () => {
  test('count each person, reads and writes apart, and give the time of the next retry', async () => {
    const few = await createTestApp({ env: { LIMIT_READS: '3', LIMIT_WRITES: '1' } });
    const read = (as: 'ana' | 'beto', headers = {}) =>
      few.call({ as, method: 'GET', url: '/pautas', headers });
    for (let i = 0; i < 3; i += 1) expect(await read('ana')).toMatchObject({ status: 200 });
    const tooMany = {
      status: 429,
      body: { codigo: 'demasiadas-peticiones' },
      headers: { 'retry-after': expect.stringMatching(/^\d+$/) as string },
    };
    expect(await read('ana')).toMatchObject(tooMany);
    expect(await read('ana', { 'x-forwarded-for': '203.0.113.9' })).toMatchObject(tooMany);
    expect(await read('beto')).toMatchObject({ status: 200 });
    const write = () => few.call({ as: 'admin', method: 'POST', url: '/pautas', body: pautaDePrueba });
    const batch = () =>
      few.call({ as: 'admin', method: 'POST', url: '/listasVerificacion/batch', body: { ids: [] } });
    expect([(await write()).status, (await write()).status, (await batch()).status]).toEqual([201, 429, 200]);
    await few.close();
  });

  test('count an address too, before any token is read', async () => {
    const few = await createTestApp({ env: { LIMIT_READS: '1', LIMIT_ADDRESS_FACTOR: '2' } });
    const read = (as: 'ana' | null, forwarded = '203.0.113.1') =>
      few.call({ as, method: 'GET', url: '/pautas', headers: { 'x-forwarded-for': forwarded } });
    const statuses = [await read(null), await read(null, '203.0.113.2'), await read('ana', '203.0.113.3')];
    expect(statuses.map(({ status }) => status)).toEqual([401, 401, 429]);
    await few.close();
  });
});

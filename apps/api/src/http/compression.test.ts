// seguridad: compression
import { Readable } from 'node:stream';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import Fastify, { type FastifyInstance, type FastifyPluginAsync } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';

import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { compressAnswers } from './compression.ts';
import { sendShared, shareAnswers, SharedAnswer } from './sharing/shared-answer.ts';

const long = JSON.stringify({ texto: 'una pregunta con eñe '.repeat(200) });
const accept = (encodings: string) => ({ 'accept-encoding': encodings });

describe('an answer', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = Fastify({ exposeHeadRoutes: true });
    shareAnswers(app, true);
    compressAnswers(app);
    const shared = new SharedAnswer(JSON.parse(long));
    app.get('/larga', () => long);
    app.get('/compartida', (_request, reply) => sendShared(reply, shared));
    app.get('/corta', () => 'x'.repeat(2048));
    app.get('/flujo', () => Readable.from([long]));
    app.get('/secreta', { config: { conSecreto: true } }, () => long);
    await app.ready();
  });
  afterAll(() => app.close());
  const get = (url: string, encodings: string) => app.inject({ url, headers: accept(encodings) });

  test.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, GZIP;q=0.5', 'gzip', gunzipSync],
  ])('to a caller of «%s» is compressed as %s', async (encodings, encoding, decompress) => {
    for (const url of ['/larga', '/compartida', '/compartida']) {
      const { headers, rawPayload } = await get(url, encodings);
      expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' });
      expect(headers['content-length']).toBe(String(rawPayload.length));
      expect(rawPayload.length).toBeLessThan(long.length / 10);
      expect(decompress(rawPayload).toString()).toBe(long);
    }
  });

  test.each(['', 'identity', 'deflate', 'br;q=0', 'gzip; q=0.0'])(
    'to a caller of «%s» stays as it is',
    async (encodings) => {
      const { headers, body } = await get('/larga', encodings);
      expect(headers).not.toHaveProperty('content-encoding');
      expect(headers.vary).toBe('Accept-Encoding');
      expect(body).toBe(long);
    },
  );

  test.each(['/corta', '/flujo', '/secreta'])('of %s stays as it is', async (url) => {
    expect((await get(url, 'br, gzip')).headers).not.toHaveProperty('content-encoding');
  });

  test('to HEAD has the length of the plain one', async () => {
    const { headers } = await app.inject({ method: 'HEAD', url: '/larga', headers: accept('br') });
    expect(headers).not.toHaveProperty('content-encoding');
    expect(headers['content-length']).toBe(String(Buffer.byteLength(long)));
  });
});

describe('answers of the API (requisito: compressed-answers)', () => {
  let t: TestApp;
  const plain = new Set<string>();
  beforeAll(async () => {
    t = await createTestApp({ parts: { identidad: outside(plain) } });
  });
  afterAll(() => t.close());

  test('are compressed for lists, and name the origin and the encoding in Vary', async () => {
    const { headers } = await t.call({
      as: 'ana',
      method: 'GET',
      url: '/docs/json',
      headers: accept('gzip, br'),
    });
    expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
  });

  test('are not compressed for pages of the sign-in', async () => {
    const { headers, body } = await t.app.inject({ url: '/acceso', headers: accept('br') });
    expect(body).toBe(long);
    expect(headers).not.toHaveProperty('content-encoding');
  });

  test('are not compressed with a token, a key or a password', async () => {
    const named = await withSecretNames();
    expect(named.filter((operation) => plain.has(operation)).toSorted()).toEqual([
      'GET /copias/claves',
      'GET /cuentas/importaciones/{id}/claves',
      'GET /proyectos/{id}',
      'POST /cuentas',
      'POST /cuentas/importar',
      'POST /cuentas/{id}/clave',
      'POST /enlaces/{proyectoId}',
      'POST /equipos/{proyectoId}/enlace',
    ]);
    // Here `clave` names a project in the scanner, a guideline of the start content, a question, an action's cause or what a comment is about.
    expect(named.filter((operation) => !plain.has(operation)).toSorted()).toEqual([
      'GET /calculos/promedios/{id}',
      'GET /catalogo-inicial/pautas',
      'GET /catalogo/exportacion',
      'GET /comentarios/{proyectoId}',
      'GET /entregas/{entregaId}/comentarios/{proyecto}',
      'GET /entregas/{entregaId}/notas/{proyecto}',
      'GET /mejoras/{proyectoId}',
      'GET /proyectos/persona/{personId}',
      'GET /puntos-criticos/{proyectoId}',
      'POST /entregas/{entregaId}/comentarios/{proyecto}',
      'POST /mejoras/{proyectoId}/acciones',
      'POST /proyectos',
      'POST /sonarqube/proyectos/crear',
      'PUT /entregas/{entregaId}/comentarios/{proyecto}/{comentarioId}',
      'PUT /entregas/{entregaId}/notas/{proyecto}',
      'PUT /mejoras/{proyectoId}/acciones/{accionId}',
      'PUT /proyectos/{id}',
    ]);
  });

  /** Operations whose success has a field with the name of a secret, by the document. */
  async function withSecretNames(): Promise<string[]> {
    const documento = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) });
    const { body } = await t.call({ as: null, method: 'GET', url: '/docs/json' });
    return Object.entries(documento.parse(body).paths).flatMap(([path, operations]) =>
      Object.entries(operations)
        .filter(([, operation]) => /"(?:githubtoken|claves?)":\{/.test(JSON.stringify(successes(operation))))
        .map(([method]) => `${method.toUpperCase()} ${path.replace('/mantenible/api', '')}`),
    );
  }
});

function successes(operation: unknown): unknown[] {
  const { responses } = z.object({ responses: z.record(z.string(), z.unknown()) }).parse(operation);
  return Object.entries(responses).flatMap(([status, answer]) => (status.startsWith('2') ? [answer] : []));
}

/** In the place of the identity provider: a long page, and the operations whose answers stay plain. */
function outside(plain: Set<string>): FastifyPluginAsync {
  const plugin: FastifyPluginAsync = (app) => {
    app.addHook('onRoute', ({ method, url, config }) => {
      const path = url.replace('/mantenible/api', '').replaceAll(/:(\w+)/g, '{$1}');
      if (config?.conSecreto === true && method !== 'HEAD') plain.add(`${String(method)} ${path}`);
    });
    app.get('/acceso', () => long);
    return Promise.resolve();
  };
  // Fastify's mark of a plugin whose hooks hold for the routes beside it.
  return Object.assign(plugin, { [Symbol.for('skip-override')]: true });
}

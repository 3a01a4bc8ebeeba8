import { brotliDecompressSync } from 'node:zlib';

import { hecho } from '@mantenible/contracts/comun';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { crearProyecto, guardarPrueba, responder, sembrarCatalogo } from '../../testing/muestra.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { testTokens } from '../../testing/tokens.ts';
import { compressAnswers } from '../compression.ts';
import { sendShared, shareAnswers, SharedAnswer, sharedList } from './shared-answer.ts';

const text = { nombre: 'compartida, con ñ'.repeat(200) };

/** A server whose schemas count what they write; `/falla` fails in a hook after its answer is written. */
async function appThatCounts(shares: boolean) {
  const app = Fastify();
  let written = 0;
  app.setSerializerCompiler(() => (data: unknown) => {
    written += 1;
    return JSON.stringify(data);
  });
  shareAnswers(app, shares);
  app.addHook('onSend', (request, reply) =>
    request.url === '/falla' && reply.statusCode === 200
      ? Promise.reject(new Error('x'.repeat(3000)))
      : Promise.resolve(),
  );
  compressAnswers(app);
  const schema = { response: { 200: {} } };
  const same = new SharedAnswer(text);
  let list = [text];
  app.get('/compartida', { schema, handler: (_request, reply) => sendShared(reply, same) });
  app.get('/falla', { schema, handler: (_request, reply) => sendShared(reply, same) });
  app.get('/lista', { schema, handler: sharedList(app, () => Promise.resolve(list)) });
  await app.ready();
  const change = () => (list = [{ nombre: 'otra' }]);
  return { app, written: () => written, change };
}

test('a shared answer is serialised once, and arrives whole each time', async () => {
  const { app, written } = await appThatCounts(true);
  for (let call = 0; call < 3; call += 1) {
    const { body, headers } = await app.inject('/compartida');
    expect(JSON.parse(body)).toEqual(text);
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
    });
  }
  expect(written()).toBe(1);
});

test('a list is serialised again once its reader gives another object', async () => {
  const { app, written, change } = await appThatCounts(true);
  for (let call = 0; call < 2; call += 1) expect((await app.inject('/lista')).json()).toEqual([text]);
  change();
  expect((await app.inject('/lista')).json()).toEqual([{ nombre: 'otra' }]);
  expect(written()).toBe(2);
});

test('with the switch off each call serialises, to the same bytes', async () => {
  const [off, on] = [await appThatCounts(false), await appThatCounts(true)];
  for (const url of ['/compartida', '/compartida', '/lista']) {
    const [plain, shared] = [await off.app.inject(url), await on.app.inject(url)];
    expect([plain.body, plain.headers['content-type']]).toEqual([
      shared.body,
      shared.headers['content-type'],
    ]);
  }
  expect(off.written()).toBe(3);
});

test('an answer that fails after it was written is the failure, compressed as such', async () => {
  const { app } = await appThatCounts(true);
  const { statusCode, rawPayload } = await app.inject({
    url: '/falla',
    headers: { 'accept-encoding': 'br' },
  });
  expect(statusCode).toBe(500);
  expect(brotliDecompressSync(rawPayload).toString()).toContain('xxx');
});

describe('the routes that share their answers', () => {
  const apps: TestApp[] = [];
  let urls: readonly string[];
  beforeAll(async () => {
    const now = () => new Date('2026-03-01T10:00:00Z');
    const shared = await createTestApp({ parts: { now } });
    await sembrarCatalogo(shared.db);
    const proyectoId = (await crearProyecto(shared))._id;
    const respuestas = [responder(1, 1, 1, 'bien'), responder(1, 2, 0.5), responder(2, 3, 0)];
    const body = { proyectoId, tipo: 'allSubcaracteristicas', nombre: 'Todas', respuestas };
    const saved = await guardarPrueba(shared, body);
    const report = `/calculos/promedios/${hecho.parse(saved.body)._id}`;
    const alone = await createTestApp({
      env: { SHARED_ANSWERS: '0' },
      parts: { now, database: shared.database },
    });
    apps.push(shared, alone);
    urls = [
      '/pautas',
      '/listasVerificacion',
      '/metricas',
      '/subcaracteristicas',
      '/metricas/all',
      '/subcaracteristicas/all',
      '/criteriosValoracion',
      '/valoracionMantenibilidad',
      '/propiedadCalidad',
      report,
      `${report}?campos=agrupados`,
      `${report}?desde=1`,
      `/mediciones/${proyectoId}/archivos`,
      '/sonarqube/metrics',
      '/docs/json',
      '/docs/yaml',
    ];
  });
  afterAll(async () => {
    for (const app of apps.toReversed()) await app.close();
  });

  test('give the same bytes with the switch off, plain and compressed, at every call', async () => {
    const authorization = `Bearer ${await (await testTokens()).sign('ana')}`;
    const answer = async ({ app }: TestApp, url: string, encoding: string) => {
      const headers = { authorization, 'accept-encoding': encoding };
      const {
        statusCode,
        rawPayload,
        headers: given,
      } = await app.inject({ url: `/mantenible/api${url}`, headers });
      return [statusCode, rawPayload.toString('base64'), given['content-type'], given['content-encoding']];
    };
    for (const url of urls) {
      for (const encoding of ['identity', 'br', 'gzip', 'br']) {
        const [shared, alone] = await Promise.all(apps.map((app) => answer(app, url, encoding)));
        expect(shared?.[0], url).toBe(200);
        expect(alone).toEqual(shared);
      }
    }
  });
});

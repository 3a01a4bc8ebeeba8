// seguridad: 62
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { enviarCsv } from './csv.ts';
import { boundDownloads } from './downloads.ts';
import { answerErrors } from './errors.ts';

let app: FastifyInstance;
let rows: number;
let finish: () => void;

beforeEach(() => {
  rows = 0;
  const end = new Promise<void>((resolve) => (finish = resolve));
  app = Fastify();
  answerErrors(app);
  app.decorateRequest('persona', null);
  app.addHook('onRequest', (request, _reply, done) => {
    request.persona = { sub: String(request.headers['x-sub']), nombre: 'Ana', roles: [] };
    done();
  });
  boundDownloads(app);
  async function* table() {
    rows += 1;
    yield ['a'];
    await end;
    yield ['b'];
  }
  app.get('/csv', (_request, reply) => enviarCsv(reply, 'a.csv', table()));
});
afterEach(() => app.close());

const get = (sub: string) => app.inject({ url: '/csv', headers: { 'x-sub': sub } });

test('a person gets ten files at once, and the next when one of them has ended; others are not refused', async () => {
  const ten = Array.from({ length: 10 }, () => get('ana'));
  await expect.poll(() => rows).toBe(10);
  const refused = await get('ana');
  expect([refused.statusCode, refused.json()]).toEqual([
    429,
    {
      codigo: 'demasiadas-descargas',
      mensaje: 'Tiene demasiadas descargas a la vez. Espere a que termine alguna e inténtelo de nuevo.',
    },
  ]);
  expect(refused.headers).toMatchObject({ 'retry-after': '10' });
  expect(refused.headers['content-disposition']).toBeUndefined();
  const other = get('beto');
  await expect.poll(() => rows).toBe(11);
  finish();
  for (const { statusCode } of await Promise.all([...ten, other])) expect(statusCode).toBe(200);
  await expect.poll(async () => (await get('ana')).statusCode).toBe(200);
});

test('the head of a file reads no row of it', async () => {
  const { statusCode, headers } = await app.inject({
    method: 'HEAD',
    url: '/csv',
    headers: { 'x-sub': 'ana' },
  });
  expect([statusCode, headers['content-disposition']]).toEqual([200, 'attachment; filename="a.csv"']);
  expect(rows).toBe(0);
});

// seguridad: 59
import { Writable } from 'node:stream';

import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import { createTestApp } from '../testing/test-app.ts';
import { createLogger } from './logging.ts';

const linea = z.looseObject({ level: z.string(), time: z.iso.datetime(), msg: z.string() });

function memory() {
  const lines: string[] = [];
  const destination = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(chunk.toString());
      done();
    },
  });
  return {
    text: () => lines.join(''),
    clear: () => {
      lines.length = 0;
    },
    parsed: () => lines.map((line) => linea.parse(JSON.parse(line))),
    destination,
  };
}

test('hides secrets at three depths', () => {
  const { destination, text } = memory();
  const canary = 'canario';
  const secrets = {
    authorization: canary,
    cookie: canary,
    'set-cookie': canary,
    githubtoken: canary,
    clave: canary,
  };
  const more = { code: canary, refresh_token: canary, password: canary };
  createLogger('info', destination).info({ ...secrets, a: { ...more, ...secrets }, b: { c: more } }, 'hola');
  expect(text()).not.toContain(canary);
  expect(text()).toContain('[oculto]');
});

test('logs only name, message, stack, code and cause of an error', () => {
  const { destination, parsed } = memory();
  const err = Object.assign(new Error('falló'), { code: '23505', params: ['secreto'], query: 'insert' });
  createLogger('info', destination).error({ err }, 'x');
  expect(parsed()[0]?.['err']).toEqual({
    type: 'Error',
    message: 'falló',
    stack: err.stack,
    sqlState: '23505',
  });
});

test('logs each call as one line in UTC with its caller; input cannot forge a line', async () => {
  const { destination, parsed, text, clear } = memory();
  const t = await createTestApp({ parts: { log: createLogger('info', destination) } });
  clear();
  const url = '/pautas/%0d%0a%7B%22level%22%3A%22info%22%7D?code=canario';
  await t.call({ as: 'ana', method: 'GET', url, headers: { authorization: 'Bearer canario' } });
  await t.call({ as: 'ana', method: 'GET', url });
  await t.close();
  expect(text()).not.toContain('canario');
  const lines = parsed().filter(({ msg }) => msg.startsWith('request'));
  expect(lines).toMatchObject([
    { level: 'warn', msg: 'request refused', status: 401, codigo: 'sin-sesion' },
    { level: 'info', msg: 'request', status: 401 },
    { level: 'warn', msg: 'request refused', status: 400, sub: 'sub-ana' },
    { level: 'info', msg: 'request', status: 400, sub: 'sub-ana', method: 'GET' },
  ]);
  expect(lines.every(({ time }) => time.endsWith('Z'))).toBe(true);
});

test.each([
  '/unirse_equipo/canario',
  '/UNIRSE%5fEQUIPO//canario/x?y=1',
  '/compartido/canario',
  '/unirse/canario',
  '/api/unirse/canario',
  '/api/compartido/canario/insignia.svg',
  '/auth/acceso/canario/clave',
])('logs no key of %s, whether a page or a route has it', async (url) => {
  const { destination, parsed, text, clear } = memory();
  const t = await createTestApp({ parts: { log: createLogger('info', destination) } });
  clear();
  const headers = { accept: 'text/html' };
  for (const prefix of ['', '/mantenible'])
    for (const method of ['GET', 'POST'] as const)
      await t.app.inject({ method, url: `${prefix}${url}`, headers });
  await t.close();
  expect(text()).not.toContain('canario');
  expect(parsed().filter(({ msg }) => msg === 'request')).toHaveLength(4);
});

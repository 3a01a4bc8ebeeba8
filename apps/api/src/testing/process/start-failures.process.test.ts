import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import type { Program } from './built-programs.ts';
import { failedStart } from './failed-start.ts';
import { startServerProcess } from './server-process.ts';

let dataDir: string;
let taken: Server;
let port: number;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'mantenible-inicio-'));
  taken = createServer();
  taken.listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const address = taken.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
});
afterAll(async () => {
  taken.close();
  await rm(dataDir, { recursive: true });
});

const failure = (env: Readonly<Record<string, string>>, name: Program = 'main.ts') =>
  failedStart(name, env['DATA_DIR'] ?? dataDir, env);

test('a taken port is reported in one sentence', async () => {
  expect(await failure({ PORT: String(port) })).toBe(
    `No se pudo iniciar: el puerto ${port} está ocupado por otro programa: deténgalo o elija otro puerto con PORT.\n`,
  );
});

test('a database that does not answer is reported in one sentence, without its password', async () => {
  expect(await failure({ DATABASE_URL: 'postgres://ana:secreta@127.0.0.1:1/base' })).toBe(
    'No se pudo iniciar: la base de datos de 127.0.0.1:1 no responde: compruebe DATABASE_URL y que PostgreSQL esté en marcha.\n',
  );
});

const programs = ['main.ts', 'worker.ts'] as const;

test.each(programs)(
  '%s: a refused database password is reported in one sentence, without the password',
  async (name) => {
    const { url, close } = await refusingDatabase('28P01', 'password authentication failed');
    expect(await failure({ DATABASE_URL: url }, name)).toBe(
      `No se pudo iniciar: PostgreSQL en ${new URL(url).host} rechaza el usuario o la contraseña: corríjalos en DATABASE_URL.\n`,
    );
    close();
  },
);

test.each(programs)('%s: a missing database is reported in one sentence', async (name) => {
  const { url, close } = await refusingDatabase('3D000', 'database "base" does not exist');
  expect(await failure({ DATABASE_URL: url }, name)).toBe(
    `No se pudo iniciar: en ${new URL(url).host} no existe la base de datos «base»: créela o corrija DATABASE_URL.\n`,
  );
  close();
});

test('a worker without a database prints the missing setting, without a stack', async () => {
  expect(await failure({}, 'worker.ts')).toMatch(/^No se pudo iniciar: falta DATABASE_URL\.[^\n]*\n$/);
});

test('a data folder in use is reported in one sentence, which names its server', async () => {
  const server = await startServerProcess();
  const text = await failure({ PORT: String(port), DATA_DIR: server.dataDir });
  expect(text).toMatch(
    /^No se pudo iniciar: la carpeta de datos \S+ está en uso por otro servidor \(proceso \d+ [^\n]*\): deténgalo [^\n]* con DATA_DIR\.\n$/,
  );
  expect(text).toContain(`proceso ${server.pid} `);
  await server.remove();
});

test('LOG_LEVEL=debug adds the stack', async () => {
  const text = await failure({ PORT: String(port), LOG_LEVEL: 'debug' });
  expect(text).toMatch(/^No se pudo iniciar: el puerto \d+ está ocupado[^\n]*\nError: [^\n]*\n +at /);
});

test('all errors of the configuration are reported before a connection is made', async () => {
  const text = await failure({ DATABASE_URL: 'mysql://a/b', SECRET_KEY: 'corta', PORT: 'x' });
  expect(text.match(/^ {2}- \w+:/gm)).toEqual(['  - PORT:', '  - DATABASE_URL:', '  - SECRET_KEY:']);
  expect(text).not.toContain('    at ');
});

/** A stub of PostgreSQL that refuses every session with this code. */
async function refusingDatabase(code: string, message: string): Promise<{ url: string; close: () => void }> {
  const body = Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${message}\0\0`);
  const head = Buffer.from('E\0\0\0\0');
  head.writeUInt32BE(body.length + 4, 1);
  const server = createServer((socket) => {
    socket.once('data', () => socket.end(Buffer.concat([head, body]))).on('error', () => undefined);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const place = typeof address === 'object' && address !== null ? address.port : 0;
  return { url: `postgres://ana:secreta@127.0.0.1:${place}/base`, close: () => void server.close() };
}

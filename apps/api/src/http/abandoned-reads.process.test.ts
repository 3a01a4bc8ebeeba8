// seguridad: 62
import { once } from 'node:events';
import { connect } from 'node:net';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { crearProyecto, sembrarCatalogo } from '../testing/muestra.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { testTokens } from '../testing/tokens.ts';

let app: TestApp;
let port: number;
let proyectoId: string;
beforeAll(async () => {
  app = await createTestApp();
  await sembrarCatalogo(app.db);
  proyectoId = (await crearProyecto(app))._id;
  await app.app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.app.server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  ({ port } = address);
});
afterAll(() => app.close());

/** Sends a read over a connection of its own and resolves once its first statement waits; returns its end at the server. */
async function sendAndWait(path: string, token: string) {
  const accepted = once(app.app.server, 'connection');
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  const [atServer] = (await accepted) as [NodeJS.EventEmitter];
  const before = app.database.connections().waiting;
  socket.write(`GET /mantenible/api${path} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${token}\r\n\r\n`);
  while (app.database.connections().waiting === before) await new Promise(setImmediate);
  return { socket, closed: once(atServer, 'close') };
}

test('begins no statement of reads whose clients have gone while they waited', async () => {
  const token = await (await testTokens()).sign('ana');
  let release!: () => void;
  const end = new Promise<void>((resolve) => (release = resolve));
  const held = Array.from({ length: 10 }, () => app.db.connection().execute(() => end));
  const reads = [`/respuestas/${proyectoId}`, `/proyectos/${proyectoId}/panorama`, `/mejoras/${proyectoId}`];
  const callers = [];
  for (const path of reads) callers.push(await sendAndWait(path, token));
  app.statements.length = 0;
  for (const { socket, closed } of callers) {
    socket.destroy();
    await closed;
  }
  release();
  await Promise.all(held);
  const { status } = await app.call({ as: 'ana', method: 'GET', url: `/respuestas/${proyectoId}` });
  expect(status).toBe(200);
  const ofTheLast = 3;
  expect(app.statements.filter((sql) => !/limites_peticiones|"personas"/.test(sql))).toHaveLength(ofTheLast);
});

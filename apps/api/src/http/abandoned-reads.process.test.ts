// seguridad: 62, abandoned-reads
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

/** Statements of the list of tests and of whatever else has begun since the last call of this. */
async function statementsOfAList(): Promise<readonly string[]> {
  const { status } = await app.call({ as: 'ana', method: 'GET', url: `/respuestas/${proyectoId}` });
  expect(status).toBe(200);
  return app.statements.splice(0).filter((sql) => !sql.includes('"personas"'));
}

test('begins no statement of reads whose clients have gone while they waited', async () => {
  const token = await (await testTokens()).sign('ana');
  let release!: () => void;
  const end = new Promise<void>((resolve) => (release = resolve));
  const reads = [`/respuestas/${proyectoId}`, `/proyectos/${proyectoId}/panorama`, `/mejoras/${proyectoId}`];
  await statementsOfAList();
  const alone = await statementsOfAList();
  const held = Array.from({ length: 10 }, () => app.db.connection().execute(() => end));
  const callers = [];
  for (const path of reads) callers.push(await sendAndWait(path, token));
  app.statements.length = 0;
  for (const { socket, closed } of callers) {
    socket.destroy();
    await closed;
  }
  release();
  await Promise.all(held);
  expect(await statementsOfAList()).toEqual(alone);
});

test('begins no statement of a read that was answered as too long', async () => {
  const impatient = await createTestApp({ env: { HANDLER_TIMEOUT: '1' } });
  let release!: () => void;
  const end = new Promise<void>((resolve) => (release = resolve));
  try {
    const project = (await crearProyecto(impatient))._id;
    const origin = await impatient.app.listen({ port: 0, host: '127.0.0.1' });
    const headers = { authorization: `Bearer ${await (await testTokens()).sign('ana')}` };
    const read = async () => fetch(`${origin}/mantenible/api/respuestas/${project}`, { headers });
    expect((await read()).status).toBe(200);
    const held = Array.from({ length: 10 }, () => impatient.db.connection().execute(() => end));
    impatient.statements.length = 0;
    expect((await read()).status).toBe(503);
    release();
    await Promise.all(held);
    await impatient.db.selectFrom('proyectos').select('id').execute();
    expect(impatient.statements).toEqual(['select "id" from "proyectos"']);
  } finally {
    release();
    await impatient.close();
  }
});

// seguridad: 62
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { testTokens } from '../testing/tokens.ts';

const entries = 20_000;

let app: TestApp;
let get: (path: string) => Promise<Response>;
beforeAll(async () => {
  app = await createTestApp({ env: { HANDLER_TIMEOUT: '1' } });
  const origin = await app.app.listen({ port: 0, host: '127.0.0.1' });
  const headers = { authorization: `Bearer ${await (await testTokens()).sign('admin')}` };
  get = (path) => fetch(`${origin}/mantenible/api${path}`, { headers });
});
beforeEach(async () => {
  await sql`insert into auditoria (id, momento, ultimo, veces, sub, nombre, accion, objeto, detalle)
    select gen_random_uuid(), now(), now(), 1, 's', 'Ana', 'cuenta-nueva', 'luz', '' from generate_series(1, ${entries})`.execute(
    app.db,
  );
});
afterAll(() => app.close());

/** Begins a file, and keeps every statement waiting until `release`. */
async function beginFile() {
  const { body } = await get('/auditoria/csv');
  if (body === null) throw new Error('no body');
  const chunks = body.pipeThrough(new TextDecoderStream())[Symbol.asyncIterator]();
  const first = await chunks.next();
  let release!: () => void;
  const end = new Promise<void>((resolve) => (release = resolve));
  const held = Array.from({ length: 10 }, () => app.db.connection().execute(() => end));
  const rest = async () => {
    let text = first.value ?? '';
    for (;;) {
      const { value, done } = await chunks.next();
      if (done === true) return text;
      text += value;
    }
  };
  return { rest, release: () => (release(), Promise.all(held)) };
}

test('a file that takes longer than an answer may wait to begin is sent to its end', async () => {
  const { rest, release } = await beginFile();
  // Asked for after the file: its refusal shows that the time has passed.
  expect((await get('/cuotas')).status).toBe(503);
  await release();
  expect((await rest()).split('\r\n').length).toBeGreaterThan(entries);
});

test('a file that fails in its middle has no end: its reader does not take it for whole', async () => {
  const { rest, release } = await beginFile();
  const renamed = app.db.schema.alterTable('auditoria').renameTo('apartada').execute();
  await release();
  await expect(rest()).rejects.toThrow();
  await renamed;
  await app.db.schema.alterTable('apartada').renameTo('auditoria').execute();
});

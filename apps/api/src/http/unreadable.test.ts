// seguridad: 51
import { afterAll, beforeAll, expect, test } from 'vitest';

import { createTestApp, type TestApp } from '../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

test.each([
  ['is no UTF-8', '/pautas/%ff', 400, 'direccion-invalida'],
  ['is half an escape', '/pautas/%e', 400, 'direccion-invalida'],
  ['has a segment of 20 kB', `/metricas/one/${'a'.repeat(20_000)}`, 414, 'direccion-larga'],
])('an address that %s is refused like any other, and not echoed', async (_name, url, status, codigo) => {
  const answer = await t.call({ as: 'ana', method: 'GET', url });
  expect(answer).toMatchObject({
    status,
    body: { codigo, mensaje: expect.stringMatching(/^La dirección .*\.$/) as string },
    headers: { 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' },
  });
  expect(JSON.stringify(answer.body)).not.toContain(url);
});

test('500 UUIDs fit into an address, and one more is refused by name', async () => {
  const uuids = (count: number) =>
    Array.from({ length: count }, (_, i) => `00000000-0000-7000-8000-${String(i).padStart(12, '0')}`).join();
  const ask = (count: number) => t.call({ as: 'ana', method: 'GET', url: `/metricas/one/${uuids(count)}` });
  expect(await ask(500)).toMatchObject({ status: 200, body: [] });
  expect(await ask(501)).toMatchObject({ status: 400, body: { detalles: [{ campo: 'ids' }] } });
});

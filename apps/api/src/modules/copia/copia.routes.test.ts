import { clavesCopias } from '@mantenible/contracts/copia';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Person } from '../../testing/tokens.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const pedir = (as: Person | null) => app.call({ as, method: 'GET', url: '/copias/claves' });
const clavesDe = async (as: Person) => clavesCopias.parse((await pedir(as)).body).claves;

it('returns a constant key of 32 bytes for each person, and forbids caching', async () => {
  const { headers } = await pedir('ana');
  expect(headers).toMatchObject({ 'cache-control': 'no-store' });
  const [deAna, deBeto] = [await clavesDe('ana'), await clavesDe('beto')];
  expect(deAna.map(({ clave }) => Buffer.from(clave, 'base64').length)).toEqual([32]);
  expect(await clavesDe('ana')).toEqual(deAna);
  expect(deBeto[0]?.clave).not.toBe(deAna[0]?.clave);
  expect(deBeto[0]?.id).not.toBe(deAna[0]?.id);
});

it('refuses a caller without session or role', async () => {
  expect([(await pedir(null)).status, (await pedir('nadie')).status]).toEqual([401, 403]);
});

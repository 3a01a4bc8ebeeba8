import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { addPauta } from './testing/pauta.ts';
import { transact } from './transact.ts';

let testing: TestDatabase;
beforeAll(async () => {
  testing = await createTestDatabase();
});
afterAll(() => testing.close());

const givenUp = (code: string) => Object.assign(new Error('given up'), { code });
const count = async () => (await testing.db.selectFrom('pautas').select('id').execute()).length;

test.each(['40001', '40P01'])(
  'a transaction that the database gives up with %s runs again from the start',
  async (code) => {
    const before = await count();
    let runs = 0;
    const result = await transact(testing.db, async (trx) => {
      await addPauta(trx);
      runs += 1;
      if (runs < 3) throw givenUp(code);
      return 'hecho';
    });
    expect({ result, runs, added: (await count()) - before }).toEqual({ result: 'hecho', runs: 3, added: 1 });
  },
);

test('bounds the number of retries', async () => {
  let runs = 0;
  const failing = transact(testing.db, () => {
    runs += 1;
    return Promise.reject(givenUp('40001'));
  });
  await expect(failing).rejects.toThrow('given up');
  expect(runs).toBe(6);
});

test('rolls back and rethrows any other error at once', async () => {
  const before = await count();
  let runs = 0;
  const failing = transact(testing.db, async (trx) => {
    runs += 1;
    await addPauta(trx);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect({ runs, added: (await count()) - before }).toEqual({ runs: 1, added: 0 });
});

test('concurrent transactions do not see each other’s partial writes', async () => {
  const before = await count();
  const twice = () =>
    transact(testing.db, async (trx) => {
      await addPauta(trx);
      await addPauta(trx);
    });
  await Promise.all([twice(), twice(), twice(), twice()]);
  expect((await count()) - before).toBe(8);
});

test('values have the same types on both engines', async () => {
  const { rows } =
    await sql`select 3::int8 as entero, 1.50::numeric as exacto, 0.1::float8 as real, null as nada,
    '2026-03-01T10:20:30.456Z'::timestamptz as momento, '{"a":[1]}'::jsonb as json, true as si,
    '019203b0-0000-7000-8000-000000000000'::uuid as id`.execute(testing.db);
  expect(rows).toEqual([
    {
      entero: 3,
      exacto: '1.50',
      real: 0.1,
      nada: null,
      momento: new Date('2026-03-01T10:20:30.456Z'),
      json: { a: [1] },
      si: true,
      id: '019203b0-0000-7000-8000-000000000000',
    },
  ]);
});

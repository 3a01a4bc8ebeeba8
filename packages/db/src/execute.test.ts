import { afterAll, beforeAll, expect, it } from 'vitest';

import { createTestDatabase, type TestDatabase } from './test-database.ts';

let t: TestDatabase;
beforeAll(async () => {
  t = await createTestDatabase();
});
afterAll(() => t.close());

it('runs the text of a library with its values, several statements at once without, and counts neither', async () => {
  expect(await t.database.execute('select $1::int + 1 as n', [1])).toEqual([{ n: 2 }]);
  expect(await t.database.execute('begin; create table ajena (n int); commit', [])).toEqual([]);
  expect(await t.database.execute('select n from ajena', [])).toEqual([]);
  expect(t.statements).toEqual([]);
});

it('leaves no connection inside a transaction that failed', async () => {
  await expect(t.database.execute('begin; select 1/0; commit', [])).rejects.toThrow('division by zero');
  expect(await t.database.execute('select 1 as n', [])).toEqual([{ n: 1 }]);
  expect(await t.db.selectFrom('pautas').selectAll().execute()).toEqual([]);
});

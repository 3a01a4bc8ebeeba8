import { afterAll, beforeAll, expect, test } from 'vitest';

import { createTestDatabase, type TestDatabase } from './test-database.ts';

let testing: TestDatabase;
beforeAll(async () => {
  testing = await createTestDatabase();
});
afterAll(() => testing.close());

test('a new test database is migrated and empty, and its log starts empty', async () => {
  expect(testing.statements).toEqual([]);
  expect(await testing.database.migrated()).toBe(true);
  expect(await testing.db.selectFrom('pautas').selectAll().execute()).toEqual([]);
});

test('the log holds the statements, except those that open and close a transaction', async () => {
  testing.statements.length = 0;
  await testing.db.transaction().execute((trx) => trx.selectFrom('niveles').select('posicion').execute());
  expect(testing.statements).toEqual(['select "posicion" from "niveles"']);
});

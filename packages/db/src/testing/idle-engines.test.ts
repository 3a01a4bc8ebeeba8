import { expect, test } from 'vitest';

import { createTestDatabase, type TestDatabase } from '../test-database.ts';
import { addPauta } from './pauta.ts';

const inMemory = test.skipIf(process.env['TEST_DATABASE_URL']);

/** When the engine of a database was started, which identifies it. */
const engineOf = ({ database }: TestDatabase) => database.execute('select pg_postmaster_start_time()', []);
const pautas = ({ db }: TestDatabase) => db.selectFrom('pautas').selectAll().execute();

/** Runs a text in a database and closes it; gives the next one, and whether it has the same engine. */
async function nextAfter(text: string) {
  const first = await createTestDatabase();
  await addPauta(first.db);
  await first.database.execute(text, []);
  const engine = await engineOf(first);
  await first.close();
  const next = await createTestDatabase();
  const isSame = JSON.stringify(await engineOf(next)) === JSON.stringify(engine);
  return { next, isSame };
}

inMemory('the next database has the engine of a closed one, without its rows and settings', async () => {
  const { next, isSame } = await nextAfter("set statement_timeout = '7s'");
  expect(isSame).toBe(true);
  expect(await pautas(next)).toEqual([]);
  expect(await next.database.execute('show statement_timeout', [])).toEqual([{ statement_timeout: '0' }]);
  expect(await next.database.migrated()).toBe(true);
  await next.close();
});

inMemory.each([
  ['changed a table', 'alter table pautas alter column version drop not null'],
  ['replaced a table', 'drop table niveles; create table niveles (pauta_id uuid)'],
  ['added a schema', 'create schema ajeno'],
  ['left a transaction open', 'begin; select 1'],
])('an engine whose database %s is not used again', async (_what, text) => {
  const { next, isSame } = await nextAfter(text);
  expect(isSame).toBe(false);
  expect(await pautas(next)).toEqual([]);
  await next.close();
});

inMemory('databases that are open at the same time share nothing', async () => {
  const [one, other] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  await addPauta(one.db);
  expect(await pautas(other)).toEqual([]);
  await Promise.all([one.close(), other.close()]);
  await expect(pautas(one)).rejects.toThrow('destroyed');
});

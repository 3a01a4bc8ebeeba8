import { afterAll, beforeAll, expect, it } from 'vitest';

import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { transact } from './transact.ts';

let t: TestDatabase;
beforeAll(async () => {
  t = await createTestDatabase({ own: true, prepare: true });
});
afterAll(() => t.close());

const run = (text: string, values: readonly unknown[]) => t.database.execute(text, values);

/** Times that this text stands among the prepared statements of the connection. */
const timesPrepared = (text: string) =>
  run('select count(*)::int as n from pg_prepared_statements where statement = $1', [text]);

it('prepares a statement with values at its second run, once, and gives each run its own values', async () => {
  const text = 'select $1::int + 1 as n';
  expect(await run(text, [1])).toEqual([{ n: 2 }]);
  expect(await timesPrepared(text)).toEqual([{ n: 0 }]);
  expect(await run(text, [2])).toEqual([{ n: 3 }]);
  expect(await run(text, [40])).toEqual([{ n: 41 }]);
  expect(await timesPrepared(text)).toEqual([{ n: 1 }]);
});

it('prepares a query without values, but not several statements or other commands', async () => {
  const [query, several, other] = ['select 7 as n', 'select 7 as n; select 8 as n', 'set jit = off'];
  for (let round = 0; round < 3; round += 1) {
    expect(await run(query, [])).toEqual([{ n: 7 }]);
    expect(await run(several, [])).toEqual([{ n: 7 }, { n: 8 }]);
    await run(other, []);
  }
  expect(await timesPrepared(query)).toEqual([{ n: 1 }]);
  expect(await timesPrepared(several)).toEqual([{ n: 0 }]);
  expect(await timesPrepared(other)).toEqual([{ n: 0 }]);
});

it('never prepares a text above 8 kB, which writes many rows', async () => {
  const sum = Array.from({ length: 1600 }, () => ' + 1').join('');
  const [short, long] = [`select $1::int${sum}`, `select $1::int${sum}${sum}`];
  for (const text of [short, long]) for (let round = 0; round < 3; round += 1) await run(text, [0]);
  expect(await timesPrepared(short)).toEqual([{ n: 1 }]);
  expect(await timesPrepared(long)).toEqual([{ n: 0 }]);
});

it('runs a statement that failed while it was prepared, once its table exists', async () => {
  const text = 'select n from tardia where n = $1';
  for (let round = 0; round < 3; round += 1) await expect(run(text, [1])).rejects.toThrow('tardia');
  await run('create table tardia (n int)', []);
  await run('insert into tardia values (1)', []);
  expect(await run(text, [1])).toEqual([{ n: 1 }]);
  expect(await run(text, [2])).toEqual([]);
});

it('keeps what is prepared when a transaction is rolled back', async () => {
  const text = 'select $1::text as t';
  await run('begin', []);
  await run(text, ['a']);
  await run(text, ['b']);
  await expect(run('select 1/$1::int', [0])).rejects.toThrow('division by zero');
  await run('rollback', []);
  expect(await run(text, ['c'])).toEqual([{ t: 'c' }]);
});

it('runs and prepares a statement again whose table has changed', async () => {
  await run('create table cambiada (n int)', []);
  const text = 'select * from cambiada where n < $1';
  for (let round = 0; round < 3; round += 1) expect(await run(text, [9])).toEqual([]);
  await run('alter table cambiada add column t text', []);
  await run("insert into cambiada values (1, 'a')", []);
  for (let round = 0; round < 3; round += 1) expect(await run(text, [9])).toEqual([{ n: 1, t: 'a' }]);
  // The old one stays until the connection ends.
  expect(await timesPrepared(text)).toEqual([{ n: 2 }]);
});

it('runs a transaction again in which such a statement fails', async () => {
  const read = () =>
    transact(t.db, (trx) => trx.selectFrom('pautas').selectAll().where('version', '>', 0).execute());
  for (let round = 0; round < 3; round += 1) expect(await read()).toEqual([]);
  await run('alter table pautas add column ajena int', []);
  expect(await read()).toEqual([]);
  await run('alter table pautas drop column ajena', []);
  expect(await read()).toEqual([]);
});

it('prepares a bounded number of texts, and runs the others as they are', async () => {
  const other = await createTestDatabase({ own: true, prepare: true });
  for (let length = 1; length <= 320; length += 1) {
    const text = `select $1::int + ${String(length)} as n`;
    await other.database.execute(text, [0]);
    expect(await other.database.execute(text, [0])).toEqual([{ n: length }]);
  }
  const counted = 'select count(*)::int as n from pg_prepared_statements';
  expect(await other.database.execute(counted, [])).toEqual([{ n: 300 }]);
  await other.close();
});

it('prepares nothing more after a pooler has lost what was prepared, but runs it', async () => {
  const text = 'select $1::int + 5 as n';
  for (let round = 0; round < 3; round += 1) await run(text, [1]);
  await run('deallocate all', []);
  for (let round = 0; round < 3; round += 1) expect(await run(text, [1])).toEqual([{ n: 6 }]);
  expect(await timesPrepared(text)).toEqual([{ n: 0 }]);
});

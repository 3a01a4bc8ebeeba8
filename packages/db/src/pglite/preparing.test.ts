import { afterAll, beforeAll, expect, it } from 'vitest';

import type { CountedPool } from '../database.ts';
import { enginePool } from './pool.ts';

let pool: CountedPool;
beforeAll(() => {
  pool = enginePool({ folder: null, template: null }, console);
});
afterAll(() => pool.end());

async function run(text: string, values: readonly unknown[]): Promise<readonly object[]> {
  const client = await pool.connect();
  try {
    return (await client.query<object>(text, values)).rows;
  } finally {
    client.release();
  }
}

/** Times that this text stands among the prepared statements of the connection. */
async function timesPrepared(text: string): Promise<unknown> {
  return run(`select count(*)::int as n from pg_prepared_statements where statement = '${text}'`, []);
}

it('prepares a statement with values at its second run, once, and gives each run its own values', async () => {
  const text = 'select $1::int + 1 as n';
  expect(await run(text, [1])).toEqual([{ n: 2 }]);
  expect(await timesPrepared(text)).toEqual([{ n: 0 }]);
  expect(await run(text, [2])).toEqual([{ n: 3 }]);
  expect(await run(text, [40])).toEqual([{ n: 41 }]);
  expect(await timesPrepared(text)).toEqual([{ n: 1 }]);
});

it('never prepares a text without values, which may hold several statements', async () => {
  const text = 'select 7 as n';
  for (let round = 0; round < 3; round += 1) expect(await run(text, [])).toEqual([{ n: 7 }]);
  expect(await timesPrepared(text)).toEqual([{ n: 0 }]);
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

it('prepares a bounded number of texts, and runs the others as they are', async () => {
  for (let length = 1; length <= 320; length += 1) {
    const text = `select $1::int + ${String(length)} as n`;
    await run(text, [0]);
    expect(await run(text, [0])).toEqual([{ n: length }]);
  }
  expect(await run('select count(*)::int as n from pg_prepared_statements', [])).toEqual([{ n: 300 }]);
});

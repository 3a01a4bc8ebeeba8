import { randomUUID } from 'node:crypto';

import { Kysely, PostgresDialect, sql, type CompiledQuery } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';

import { poolOver } from './pglite/pool.ts';
import { EngineStream } from './pglite/stream.ts';
import type { Schema } from './schema.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { CountingStream } from './testing/counting-stream.ts';
import { silent } from './testing/pauta.ts';
import { transactAtOnce } from './transact.ts';

let t: TestDatabase;
beforeAll(async () => {
  t = await createTestDatabase();
  await run('create table pasos (n int primary key, texto text)');
});
afterAll(() => t.close());

const run = (text: string) => t.database.execute(text, []);
const pasos = () => run('select n from pasos order by n');

const insert = (n: number) =>
  sql<{ n: number }>`insert into pasos (n) values (${n}) returning n`.compile(t.db);
const sum = () => sql<{ sum: number }>`select sum(n)::int as sum from pasos`.compile(t.db);
const failing = () => sql`select 1 / ${0}::int`.compile(t.db);

/** Runs this with an empty table. */
async function atOnce(first: CompiledQuery, between: readonly CompiledQuery[], last: CompiledQuery) {
  await run('delete from pasos');
  return transactAtOnce(t.db, { first, between, last });
}

test('each statement sees what those before it wrote, and the rows of the first and the last are the result', async () => {
  expect(await atOnce(insert(1), [insert(20), insert(300)], sum())).toEqual({
    first: [{ n: 1 }],
    last: [{ sum: 321 }],
  });
  expect(await pasos()).toEqual([{ n: 1 }, { n: 20 }, { n: 300 }]);
});

test('the statements run in one transaction', async () => {
  const id = () => sql<{ id: string }>`select pg_current_xact_id()::text as id`.compile(t.db);
  const { first, last } = await atOnce(id(), [id()], id());
  expect(first).toEqual(last);
  expect(await atOnce(id(), [], id())).not.toEqual({ first, last });
});

test.each(['first', 'between', 'last'])(
  'when the %s fails nothing is written, and its error is given',
  async (place) => {
    const at = (other: string, n: number) => (other === place ? failing() : insert(n));
    const outcome = atOnce(at('first', 1), [insert(2), at('between', 3), insert(4)], at('last', 5));
    await expect(outcome).rejects.toThrow('division by zero');
    expect(await pasos()).toEqual([]);
    expect(await atOnce(insert(6), [], sum())).toEqual({ first: [{ n: 6 }], last: [{ sum: 6 }] });
  },
);

test('a constraint that is checked at the end refuses the whole', async () => {
  await run('create table pares (a int unique deferrable initially deferred)');
  const pair = () => sql`insert into pares values (1)`.compile(t.db);
  await expect(atOnce(insert(1), [pair(), pair()], sum())).rejects.toThrow('duplicate key');
  expect(await pasos()).toEqual([]);
  expect(await run('select a from pares')).toEqual([]);
});

test('when the prepared form of a statement is lost the whole runs again, never this statement alone', async () => {
  const whole = () => sql<{ n: number }>`insert into pasos (n) values (${2}) returning *`.compile(t.db);
  for (let round = 0; round < 3; round += 1) await atOnce(insert(1), [], whole());
  await run('alter table pasos add column nueva int');
  expect(await atOnce(insert(1), [], whole())).toMatchObject({
    first: [{ n: 1 }],
    last: [{ n: 2, nueva: null }],
  });
  expect(await pasos()).toEqual([{ n: 1 }, { n: 2 }]);
});

test('the transaction is one packet', async () => {
  const stream = new CountingStream();
  const pool = poolOver(() => stream, silent);
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  onTestFinished(() => db.destroy());
  const one = () => sql`select ${randomUUID()}::text`.compile(db);
  await transactAtOnce(db, { first: one(), between: [], last: one() });
  stream.packets = 0;
  await transactAtOnce(db, { first: one(), between: [one(), one()], last: one() });
  expect(stream.packets).toBe(1);
});

test('when the connection is lost within the packet it fails, and the next one gets a new connection', async () => {
  const started: EngineStream[] = [];
  const start = () => {
    const stream = new EngineStream({ folder: null, template: null });
    started.push(stream);
    return stream;
  };
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: poolOver(start, silent) }) });
  onTestFinished(() => db.destroy());
  const one = () => sql<{ n: number }>`select ${1}::int as n`.compile(db);
  const slow = () => sql`select count(*) from generate_series(1, ${50_000_000}::int)`.compile(db);
  await transactAtOnce(db, { first: one(), between: [], last: one() });
  const outcome = transactAtOnce(db, { first: one(), between: [slow(), one()], last: one() });
  started[0]?.destroy(new Error('killed'));
  await expect(outcome).rejects.toThrow();
  const next = await transactAtOnce(db, { first: one(), between: [], last: one() });
  expect(next).toEqual({ first: [{ n: 1 }], last: [{ n: 1 }] });
  expect(started).toHaveLength(2);
});

test('it refuses to run within another transaction, which it would end', async () => {
  await run('delete from pasos');
  const outcome = t.db
    .transaction()
    .execute((trx) => transactAtOnce(trx, { first: insert(1), between: [], last: sum() }));
  await expect(outcome).rejects.toThrow('within another one');
  expect(await pasos()).toEqual([]);
});

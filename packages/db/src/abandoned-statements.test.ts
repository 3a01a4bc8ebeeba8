// seguridad: abandoned-reads
import { PassThrough } from 'node:stream';

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { breakWhenAbandoned, forCaller, isCallerGone, withoutCaller } from './abandoned-statements.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

let t: TestDatabase;
beforeAll(async () => {
  t = await createTestDatabase();
});
afterAll(() => t.close());

const one = () => sql<{ n: number }>`select 1 as n`.execute(t.db);
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => error,
  );

/** Occupies every connection until `release`: a server's pool has ten, the embedded engine one. */
function occupy() {
  let release!: () => void;
  const end = new Promise<void>((resolve) => (release = resolve));
  const held = Array.from({ length: 10 }, () => t.db.connection().execute(() => end));
  const free = async () => {
    release();
    await Promise.all(held);
  };
  return free;
}

test('a waiting statement whose client goes is not sent, and its place is free again', async () => {
  const free = occupy();
  const gone = new AbortController();
  const statements = t.statementsOf(async () => {
    const read = failure(forCaller(gone.signal, one));
    const other = one();
    gone.abort();
    await free();
    expect(isCallerGone(await read)).toBe(true);
    expect((await other).rows).toEqual([{ n: 1 }]);
  });
  expect(await statements).toHaveLength(1);
  expect(t.database.connections().waiting).toBe(0);
});

test('a statement after that does not even wait', async () => {
  const free = occupy();
  const read = failure(forCaller(AbortSignal.abort(), one));
  expect(isCallerGone(await read)).toBe(true);
  await free();
});

test('what clients share continues', async () => {
  const { rows } = await forCaller(AbortSignal.abort(), () => withoutCaller(one));
  expect(rows).toEqual([{ n: 1 }]);
});

test('the connection of a running statement breaks when its client goes', async () => {
  const gone = new AbortController();
  const stream = new PassThrough();
  const broken = new Promise<unknown>((resolve) => stream.once('error', resolve));
  void forCaller(gone.signal, () => breakWhenAbandoned(stream)(new Promise(() => undefined)));
  gone.abort();
  expect(isCallerGone(await broken)).toBe(true);
});

test('the connection of an answered statement stays when its client goes', async () => {
  const gone = new AbortController();
  const stream = new PassThrough();
  expect(await forCaller(gone.signal, () => breakWhenAbandoned(stream)(Promise.resolve(1)))).toBe(1);
  gone.abort();
  expect(stream.destroyed).toBe(false);
});

test('a server cancels the running statement of a client that goes', async () => {
  const gone = new AbortController();
  // The embedded engine cancels nothing: its statements are bounded by what they read.
  const seconds = t.database.engine === 'postgres' ? 3600 : 0;
  const running = async () => {
    const { rows } = await sql`select 1 from pg_stat_activity
      where state = 'active' and query like '%pg_sleep%' and pid <> pg_backend_pid()`.execute(t.db);
    return rows.length;
  };
  const slow = failure(
    forCaller(gone.signal, () =>
      t.db.connection().execute(async (conn) => {
        await sql`select set_config('statement_timeout', '0', false)`.execute(conn);
        await sql`select pg_sleep(${seconds}::int)`.execute(conn);
      }),
    ),
  );
  while (seconds > 0 && (await running()) === 0);
  if (seconds === 0) expect(await slow).toBeNull();
  gone.abort();
  if (seconds > 0) expect(isCallerGone(await slow)).toBe(true);
  while ((await running()) > 0);
});

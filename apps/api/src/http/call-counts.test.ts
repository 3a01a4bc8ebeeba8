// seguridad: 53
import { createTestDatabase, type TestDatabase } from '@mantenible/db/test';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { createCountExchange } from './call-counts.repository.ts';
import type { CountExchange } from './call-counts.port.ts';
import { createCallCounts } from './call-counts.ts';

let testing: TestDatabase;
let time = 0;
beforeAll(async () => {
  testing = await createTestDatabase();
});
afterAll(() => testing.close());
beforeEach(async () => {
  time = Date.UTC(2026, 0, 1);
  await testing.db.deleteFrom('limites_peticiones').execute();
});

const windowMs = 60_000;
const server = (
  exchange: CountExchange | null = createCountExchange(testing.db),
  { maxKeys = 10, clock = 0 } = {},
) => createCallCounts({ exchange, now: () => time + clock, windowMs, maxKeys });
/** Lets time pass at the servers and in the database, whose own clock is not set. */
const pass = async (ms: number) => {
  time += ms;
  const desde = sql<Date>`desde - make_interval(secs => ${ms / 1000})`;
  await testing.db.updateTable('limites_peticiones').set({ desde }).execute();
};

test('three servers count one person together, with the window of the first call', async () => {
  const [one, two, three] = [server(), server(), server()];
  for (let n = 0; n < 4; n += 1) one.add('ana');
  await one.exchange();
  await pass(10_000);
  expect(two.add('ana')).toEqual({ current: 1, ttl: windowMs });
  await two.exchange();
  const counted = two.add('ana');
  expect(counted.current).toBe(6);
  expect(counted.ttl).toBeGreaterThan(0);
  expect(counted.ttl).toBeLessThanOrEqual(windowMs - 10_000);
  three.add('ana');
  await two.exchange();
  await three.exchange();
  expect(three.add('ana').current).toBe(8);
  expect(three.add('luis').current).toBe(1);
});

test('a new window begins with none of the earlier calls, at every server', async () => {
  const [one, two] = [server(), server()];
  for (let n = 0; n < 4; n += 1) one.add('ana');
  await one.exchange();
  await pass(windowMs);
  expect(one.add('ana')).toEqual({ current: 1, ttl: windowMs });
  await one.exchange();
  two.add('ana');
  await two.exchange();
  expect(two.add('ana').current).toBe(3);
});

test.each([-3_600_000, 3_600_000])(
  'a server whose clock differs by %i ms neither ends nor prolongs the window of the others',
  async (clock) => {
    const [other, one] = [server(undefined, { clock }), server()];
    other.add('ana');
    await other.exchange();
    one.add('ana');
    await one.exchange();
    for (const { current, ttl } of [one.add('ana'), other.add('ana')]) {
      expect(current).toBeGreaterThanOrEqual(2);
      expect(ttl).toBeGreaterThan(0);
      expect(ttl).toBeLessThanOrEqual(windowMs);
    }
    expect(one.add('ana').current).toBe(4);
  },
);

test('calls that could not be exchanged are counted here and exchanged later', async () => {
  const real = createCountExchange(testing.db);
  let down = true;
  const one = server({
    ...real,
    add: (...args) => (down ? Promise.reject(new Error('down')) : real.add(...args)),
  });
  one.add('ana');
  await expect(one.exchange()).rejects.toThrow('down');
  expect(one.add('ana').current).toBe(2);
  down = false;
  await one.exchange();
  expect(await testing.db.selectFrom('limites_peticiones').select('cuenta').execute()).toEqual([
    { cuenta: 2 },
  ]);
});

test('neither names nor old rows are kept, and a process counts a bounded number of keys', async () => {
  const one = server();
  one.add('ana');
  await one.exchange();
  const { clave } = await testing.db
    .selectFrom('limites_peticiones')
    .select('clave')
    .executeTakeFirstOrThrow();
  expect(clave).toMatch(/^[\w-]{43}$/);
  await pass(3 * windowMs);
  await one.exchange();
  expect(await testing.db.selectFrom('limites_peticiones').selectAll().execute()).toEqual([]);
  const small = server(null, { maxKeys: 2 });
  for (const key of ['a', 'b', 'c']) small.add(key);
  expect(small.add('a').current).toBe(1);
  expect(small.add('c').current).toBe(2);
});

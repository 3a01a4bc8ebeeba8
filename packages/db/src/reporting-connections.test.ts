import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { reportingConnections } from './reporting-connections.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

let t: TestDatabase;
beforeAll(async () => {
  t = await createTestDatabase();
});
afterAll(() => t.close());

const one = () => sql<{ n: number }>`select 1 as n`.execute(t.db);

test('each statement of a read is reported once it has a connection, before it is answered', async () => {
  const events: string[] = [];
  const read = async () => {
    events.push('read');
    await one();
    events.push('answer');
    return one();
  };
  const { rows } = await reportingConnections(read, () => events.push('connection'));
  expect(rows).toEqual([{ n: 1 }]);
  expect(events).toEqual(['read', 'connection', 'answer', 'connection']);
});

test('a transaction is reported once', async () => {
  let connections = 0;
  const read = () => t.db.transaction().execute(() => Promise.resolve());
  await reportingConnections(read, () => {
    connections += 1;
  });
  expect(connections).toBe(1);
});

test('a read is not reported while other statements have every connection, nor for theirs', async () => {
  const events: string[] = [];
  let release!: () => void;
  const end = new Promise<void>((resolve) => (release = resolve));
  const hold = () =>
    t.db.connection().execute(async () => {
      await end;
      events.push('released');
    });
  // A server's pool has ten connections, the embedded engine one.
  const held = Array.from({ length: 10 }, hold);
  const read = reportingConnections(one, () => events.push('connection'));
  await new Promise(setImmediate);
  expect(events).toEqual([]);
  release();
  await Promise.all([...held, read]);
  expect(events.slice(0, 1)).toEqual(['released']);
  expect(events.filter((event) => event === 'connection')).toHaveLength(1);
});

test('a read fails with its error', async () => {
  const read = reportingConnections(
    () => sql`select 1 / 0`.execute(t.db),
    () => undefined,
  );
  await expect(read).rejects.toThrow('division by zero');
});

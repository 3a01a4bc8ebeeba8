import { randomUUID } from 'node:crypto';

import { transact } from '@mantenible/db';
import { createTestDatabase, type TestDatabase } from '@mantenible/db/test';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { openQueue, type AnalysisQueue } from './queue.repository.ts';

let t: TestDatabase;
let queue: AnalysisQueue;
const errors: unknown[] = [];
const started: string[] = [];
const dead: string[] = [];
let release = (): void => undefined;

beforeAll(async () => {
  t = await createTestDatabase();
  const onError = (error: unknown) => void errors.push(error);
  queue = await openQueue({ database: t.database, repeatSeconds: 0, onError });
});
afterAll(async () => {
  await queue.stop(release);
  await t.close();
});

/** Queues a job of a person of its own: a person has one open job. */
async function send(kind: 'analisis' | 'pasado'): Promise<string> {
  const id = randomUUID();
  const job = { id, idPersona: `sub-${id}`, kind, turn: new Date() };
  expect(await transact(t.db, (trx) => queue.send(trx, job))).toBe(true);
  return id;
}

const counts = () => queue.counts();

test('jobs are counted by state, of both classes, and a dead one once', async () => {
  expect(await counts()).toEqual({ waiting: 0, running: 0, failed: 0 });
  const first = await send('analisis');
  await send('pasado');
  expect(await counts()).toEqual({ waiting: 2, running: 0, failed: 0 });
  await queue.work({
    concurrency: 1,
    onJob: async ({ id }) => {
      started.push(id);
      if (id === first) throw new Error('the process of the analysis died');
      await new Promise<void>((resolve) => {
        release = resolve;
      });
    },
    onDead: (id) => {
      dead.push(id);
      return Promise.resolve();
    },
  });
  const looked = () => {
    queue.wake();
    return counts();
  };
  // The analysis is retried once; its second failure is its last, and the past runs meanwhile or then.
  await expect.poll(looked, { timeout: 30_000 }).toEqual({ waiting: 0, running: 1, failed: 1 });
  expect(started.filter((id) => id === first)).toHaveLength(2);
  await expect.poll(() => dead, { timeout: 30_000 }).toEqual([first]);
  expect(await counts()).toEqual({ waiting: 0, running: 1, failed: 1 });
  release();
  await expect.poll(counts, { timeout: 30_000 }).toEqual({ waiting: 0, running: 0, failed: 1 });
  expect(errors).toEqual([]);
});

import { setTimeout as wait } from 'node:timers/promises';

import type { Database } from '../../packages/db/src/index.ts';

/** Runs work while a small statement is sent every few milliseconds; returns what each of these waited, in milliseconds. */
export async function waitsDuring(
  database: Database,
  work: () => Promise<unknown>,
): Promise<readonly number[]> {
  const waits: number[] = [];
  const running = { work: true };
  const done = work().finally(() => {
    running.work = false;
  });
  while (running.work) {
    const asked = performance.now();
    await database.execute('select 1', []);
    waits.push(performance.now() - asked);
    await wait(5);
  }
  await done;
  return waits;
}

import { expect, it } from 'vitest';

import { pool } from './pool.ts';

it('gives results in the order of the jobs and never runs more than the limit at once', async () => {
  let running = 0;
  let most = 0;
  const job = (result: number, turns: number) => async () => {
    running += 1;
    most = Math.max(most, running);
    for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
    running -= 1;
    return result;
  };
  expect(await pool([job(1, 9), job(2, 1), job(3, 4), job(4, 1)], 2)).toEqual([1, 2, 3, 4]);
  expect(most).toBe(2);
});

it('has nothing to do without jobs', async () => {
  expect(await pool([], 2)).toEqual([]);
});

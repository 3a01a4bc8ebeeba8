import { expect, it } from 'vitest';

import { inParallel } from './in-parallel.ts';

const turns = async (count: number) => {
  for (let turn = 0; turn < count; turn += 1) await Promise.resolve();
};

it('gives results in the order of the items and never exceeds the limit', async () => {
  let running = 0;
  let most = 0;
  const items = [
    { result: 1, takes: 9 },
    { result: 2, takes: 1 },
    { result: 3, takes: 4 },
    { result: 4, takes: 1 },
  ];
  const results = await inParallel(items, 2, async ({ result, takes }) => {
    running += 1;
    most = Math.max(most, running);
    await turns(takes);
    running -= 1;
    return result;
  });
  expect(results).toEqual([1, 2, 3, 4]);
  expect(most).toBe(2);
});

it('returns an empty list without items', async () => {
  expect(await inParallel([], 2, () => Promise.resolve(1))).toEqual([]);
});

it('rejects with the first failure and starts nothing after it', async () => {
  const started: number[] = [];
  const work = async (item: number): Promise<void> => {
    started.push(item);
    if (item === 2) throw new Error('second');
    await turns(9);
  };
  await expect(inParallel([1, 2, 3, 4], 2, work)).rejects.toThrow('second');
  await turns(50);
  expect(started).toEqual([1, 2]);
});

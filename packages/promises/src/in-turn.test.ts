import { expect, it } from 'vitest';

import { inTurn } from './in-turn.ts';

it('runs tasks one after another, and refuses those above its limit', async () => {
  const turns = inTurn(2);
  const steps: string[] = [];
  const release: (() => void)[] = [];
  const task = (name: string) => async (): Promise<void> => {
    steps.push(`${name} begins`);
    await new Promise<void>((resolve) => release.push(resolve));
    steps.push(`${name} ends`);
  };
  expect(turns.run(task('a'))).toBe(true);
  await expect.poll(() => steps, { timeout: 30_000 }).toEqual(['a begins']);
  expect([turns.run(task('b')), turns.run(task('c')), turns.run(task('d'))]).toEqual([true, true, false]);
  for (let ended = 0; ended < 3; ended += 1) {
    await expect.poll(() => release.length, { timeout: 30_000 }).toBe(ended + 1);
    release[ended]?.();
  }
  await turns.idle();
  expect(steps).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
});

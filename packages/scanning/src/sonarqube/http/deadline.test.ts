import { expect, it } from 'vitest';

import { withDeadline, type Deadline } from './deadline.ts';

const forever = ({ signal }: Deadline) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => {
      reject(new Error('ended'));
    });
  });

it('ends a call whose time runs out', async () => {
  let deadline: Deadline | undefined;
  const call = withDeadline(20, (given) => forever((deadline = given)));
  await expect(call).rejects.toThrow('ended');
  expect(deadline?.expired()).toBe(true);
});

it('ends what a call left open, good or bad, and does not say that its time ran out', async () => {
  const left: Deadline[] = [];
  await withDeadline(60_000, (deadline) => Promise.resolve(left.push(deadline)));
  const bad = withDeadline(60_000, (deadline) => {
    left.push(deadline);
    return Promise.reject(new Error('bad'));
  });
  await expect(bad).rejects.toThrow('bad');
  expect(left.map((deadline) => [deadline.signal.aborted, deadline.expired()])).toEqual([
    [true, false],
    [true, false],
  ]);
});

import { expect, it } from 'vitest';

import { withDeadline, type Deadline } from './deadline.ts';

const forever = ({ signal }: Deadline) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => {
      reject(new Error('ended'));
    });
  });

it('aborts a call at its deadline', async () => {
  let deadline: Deadline | undefined;
  const call = withDeadline(20, (given) => forever((deadline = given)));
  await expect(call).rejects.toThrow('ended');
  expect(deadline?.expired()).toBe(true);
});

it('aborts open requests after a call, whether it succeeded or failed, without a timeout', async () => {
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

import { expect, it } from 'vitest';

import { recentAnswer } from './recent-answer.ts';

function asked(answer: () => Promise<string>) {
  let times = 0;
  let at = 0;
  const ask = recentAnswer(
    () => {
      times += 1;
      return answer();
    },
    () => new Date(at),
    15_000,
  );
  return { ask, times: () => times, wait: (ms: number) => (at += ms) };
}

it('makes one call for all callers within its time, and another one after it', async () => {
  const one = asked(() => Promise.resolve('bien'));
  expect(await Promise.all([one.ask(), one.ask(), one.ask()])).toEqual(['bien', 'bien', 'bien']);
  one.wait(14_999);
  await one.ask();
  expect(one.times()).toBe(1);
  one.wait(1);
  await one.ask();
  expect(one.times()).toBe(2);
});

it('repeats neither a failed call nor a pending one within its time', async () => {
  const failing = asked(() => Promise.reject(new Error('mal')));
  await expect(failing.ask()).rejects.toThrow('mal');
  await expect(failing.ask()).rejects.toThrow('mal');
  expect(failing.times()).toBe(1);
  const silent = asked(() => new Promise(() => undefined));
  void silent.ask();
  void silent.ask();
  expect(silent.times()).toBe(1);
});

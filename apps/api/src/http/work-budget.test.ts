// seguridad: 53
import { expect, it } from 'vitest';

import { createWorkBudget } from './work-budget.ts';

function budget(maxGroups = 100) {
  const clock = { ms: 0 };
  return { clock, ...createWorkBudget({ msPerMinute: 1000, now: () => clock.ms, maxGroups }) };
}

it('grants half at once and the other half over the minute: no minute has more than the whole', () => {
  const { clock, wait, spend } = budget();
  let spent = 0;
  for (clock.ms = 0; clock.ms < 60_000; clock.ms += 100) {
    while (wait('a') === 0) {
      spend('a', 10);
      spent += 10;
    }
  }
  expect(spent).toBeGreaterThan(950);
  expect(spent).toBeLessThanOrEqual(1010);
});

it('states the seconds until the next request, and admits it then', () => {
  const { clock, wait, spend } = budget();
  spend('a', 520);
  const seconds = wait('a');
  expect(seconds).toBe(3);
  clock.ms += seconds * 1000;
  expect(wait('a')).toBe(0);
});

it('counts each group apart', () => {
  const { wait, spend } = budget();
  spend('a', 600);
  expect([wait('a') > 0, wait('b')]).toEqual([true, 0]);
});

it('admits a group within a minute, whatever it spent', () => {
  const { wait, spend } = budget();
  for (let i = 0; i < 100; i += 1) spend('a', 1000);
  expect(wait('a')).toBeLessThanOrEqual(61);
});

it('keeps no more groups than its bound; the ones unused for longest go', () => {
  const { wait, spend } = budget(2);
  for (const group of ['a', 'b', 'a', 'c']) spend(group, 600);
  expect([wait('a') > 0, wait('b'), wait('c') > 0]).toEqual([true, 0, true]);
});

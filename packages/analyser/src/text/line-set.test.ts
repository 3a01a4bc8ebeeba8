import { expect, it } from 'vitest';

import { lineSet } from './line-set.ts';

it('holds each line once, however often it is added', () => {
  const set = lineSet(9);
  set.add(7);
  set.add(2, 4);
  set.add(4, 5);
  set.add(7);
  expect([set.size, set.values()]).toEqual([5, [2, 3, 4, 5, 7]]);
});

it('begins empty', () => {
  const set = lineSet(3);
  expect([set.size, set.values()]).toEqual([0, []]);
});

import { expect, test } from 'vitest';

import { BoundedMap } from './bounded-map.ts';

test('the entry set longest ago goes beyond the bound; setting one again makes it the newest', () => {
  const map = new BoundedMap<string, number>(2);
  map.set('a', 1).set('b', 2).set('a', 3).set('c', 4);
  expect([...map]).toEqual([
    ['a', 3],
    ['c', 4],
  ]);
});

test('a map for no entry keeps none', () => {
  expect([...new BoundedMap<string, number>(0).set('a', 1)]).toEqual([]);
});

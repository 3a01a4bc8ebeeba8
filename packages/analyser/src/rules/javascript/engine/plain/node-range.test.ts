import { expect, test } from 'vitest';

import { oldestIn, precedes } from './node-range.ts';

test.each([
  ['>=8.0', [8, 0, 0]],
  ['>= 8.3.0', [8, 3, 0]],
  ['8.x', [8, 0, 0]],
  ['8', [8, 0, 0]],
  ['v12', [12, 0, 0]],
  ['=10.2', [10, 2, 0]],
  ['>8', [9, 0, 0]],
  ['>8.2', [8, 3, 0]],
  ['>8.2.9', [8, 2, 10]],
  ['^8 || >=12', [8, 0, 0]],
  ['>=12 || ~6.1', [6, 1, 0]],
  ['>=8 <9', [8, 0, 0]],
  ['<8', [0, 0, 0]],
  ['*', [0, 0, 0]],
  ['', [0, 0, 0]],
  ['6.9 - 8', [6, 9, 0]],
  ['~> 12', [12, 0, 0]],
  ['>=10.0.0-rc.1', [10, 0, 0]],
])('the oldest version in %j is %j', (range, oldest) => {
  expect(oldestIn(range)).toEqual(oldest);
});

test.each(['whatever', '>=8 or so', 'latest || 8'])('%j is not a range', (range) => {
  expect(oldestIn(range)).toBeNull();
});

test('versions are compared part by part', () => {
  expect(precedes([8, 2, 9], [8, 3, 0])).toBe(true);
  expect(precedes([8, 3, 0], [8, 3, 0])).toBe(false);
  expect(precedes([10, 0, 0], [8, 3, 0])).toBe(false);
});

import { expect, it } from 'vitest';

import { atOnceOn } from './at-once.ts';

const gigabytes = (count: number) => count * 1_000_000_000;

it.each([
  [1, 16, 2],
  [2, 8, 2],
  [4, 16, 3],
  [8, 32, 7],
  [8, 7.5, 5],
  [16, 2, 2],
])('on %i cores with %d GB runs %i at once', (cores, memory, expected) => {
  expect(atOnceOn(cores, gigabytes(memory))).toBe(expected);
});

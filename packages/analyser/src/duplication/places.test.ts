import { expect, it } from 'vitest';

import { distinctNumbers, tokenRows } from '../testing/token-rows.ts';
import { findDuplications } from './find-duplications.ts';
import { placesOf } from './places.ts';

const copied = distinctNumbers(9, 12);
const placesIn = (files: Parameters<typeof findDuplications>[0]) =>
  findDuplications(files).map((duplication, i) => placesOf(i, duplication, files[i] ?? []));

it('the places of one group share a hash that does not depend on their files and lines', () => {
  const other = tokenRows(copied);
  const [first, second] = placesIn([tokenRows([...distinctNumbers(1, 3), ...copied]), other]);
  const group = second?.[0]?.group;
  expect(group).toMatch(/^[\w-]{16}$/);
  expect(first).toEqual([{ group, startLine: 4, endLine: 15 }]);
  expect(second).toEqual([{ group, startLine: 1, endLine: 12 }]);
  const [moved] = placesIn([tokenRows([...distinctNumbers(2, 7), ...copied]), other]);
  expect(moved).toEqual([{ group, startLine: 8, endLine: 19 }]);
});

it('different groups have different hashes', () => {
  const [both] = placesIn([
    tokenRows([...copied, ...distinctNumbers(1, 2), ...distinctNumbers(8, 12)]),
    tokenRows(copied),
    tokenRows(distinctNumbers(8, 12)),
  ]);
  expect(new Set(both?.map(({ group }) => group)).size).toBe(2);
});

it('within one file every part is a place', () => {
  const [both] = placesIn([tokenRows([...copied, ...distinctNumbers(1, 2), ...copied])]);
  expect(both).toMatchObject([
    { startLine: 1, endLine: 12 },
    { startLine: 15, endLine: 26 },
  ]);
});

it('a file with too many places gives none', () => {
  const lines = tokenRows(copied);
  const part = { file: 0, startLine: 1, endLine: 12 };
  expect(placesOf(0, { groups: [[part]], lines: 12, blocks: 501 }, lines)).toEqual([]);
  expect(placesOf(0, { groups: [[part]], lines: 12, blocks: 500 }, lines)).toHaveLength(1);
});

import { expect, test } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

test.each([['const a = [1]; delete a[0];', [1]]])('finds a deleted element in %j', (text, lines) => {
  expect(findLines(rule, text)).toEqual(lines);
});

test.each(["const a = {}; delete a['b'];", 'delete a[0];'])('finds nothing in %j', (text) => {
  expect(findLines(rule, text)).toEqual([]);
});

import { expect, test } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

test.each([
  ['/[a]/;', [1]],
  ['/[\\d]/;', [1]],
  ["RegExp('[ ]');", [1]],
])('finds a class of one character in %j', (text, lines) => {
  expect(findLines(rule, text)).toEqual(lines);
});

test.each(['/[^a]/;', '/[.]/;', '/[ab]/;', '/[a-b]/;', '/[$]/;'])('finds nothing in %j', (text) => {
  expect(findLines(rule, text)).toEqual([]);
});

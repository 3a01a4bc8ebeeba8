import { expect, test } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

test.each([
  ['/a  b/;', [1]],
  ["RegExp('   ');", [1]],
])('finds a run of spaces in %j', (text, lines) => {
  expect(findLines(rule, text)).toEqual(lines);
});

test.each(['/a b/;', '/[  ]/;', '/a {2}b/;'])('finds nothing in %j', (text) => {
  expect(findLines(rule, text)).toEqual([]);
});

import { expect, test } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

test.each([
  ['/a|b/;', [1]],
  ['/(?:a|\\n)c/;', [1]],
])('finds an alternation of characters in %j', (text, lines) => {
  expect(findLines(rule, text)).toEqual(lines);
});

test.each(['/a|bc/;', '/a|\\d/;', '/(a)/;', '/a|/;'])('finds nothing in %j', (text) => {
  expect(findLines(rule, text)).toEqual([]);
});

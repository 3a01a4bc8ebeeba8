import { expect, test } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

test.each([
  ['/a*?/;', [1]],
  ['/a*?$/;', [1]],
  ['/a+?b*/;', [1]],
])('finds an idle quantifier in %j', (text, lines) => {
  expect(findLines(rule, text)).toEqual(lines);
});

test.each(['/a*?b/;', '/(a*?)/;', '/a*?b?c?/;', '/a*?\\b/;'])('finds nothing in %j', (text) => {
  expect(findLines(rule, text)).toEqual([]);
});

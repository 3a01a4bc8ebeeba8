import { expect, test } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

test.each([
  ['/()/;', [1]],
  ['/(?:|)/;', [1]],
  ["'a'.match('(?<b>)');", [1]],
  ["new RegExp('');", [1]],
])('finds an empty group in %j', (text, lines) => {
  expect(findLines(rule, text)).toEqual(lines);
});

test.each(['/(a|)/;', '/(?=)/;', '/(?:a)/;'])('finds nothing in %j', (text) => {
  expect(findLines(rule, text)).toEqual([]);
});

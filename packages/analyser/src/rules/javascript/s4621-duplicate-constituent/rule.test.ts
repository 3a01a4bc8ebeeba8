import { expect, test } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

test.each([
  ["type A =\n  | 'a'\n  | 'b'\n  | 'a'\n  | 'a';", [4]],
  ['let a: B & B;', [1]],
])('finds a repeated constituent in %j', (text, lines) => {
  expect(findLines(rule, text, 'a.ts')).toEqual(lines);
});

test.each(['type A = \'a\' | "a";', 'type A = B | B[];'])('finds nothing in %j', (text) => {
  expect(findLines(rule, text, 'a.ts')).toEqual([]);
});

import { expect, test } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

test.each([['type A = string;\ntype B = A;', [1, 2]]])('finds a redundant alias in %j', (text, lines) => {
  expect(findLines(rule, text, 'a.ts')).toEqual(lines);
});

test.each(['type A = string[];', 'interface A {} type B = A;', 'type A = object;', 'type A = B;'])(
  'finds nothing in %j',
  (text) => {
    expect(findLines(rule, text, 'a.ts')).toEqual([]);
  },
);

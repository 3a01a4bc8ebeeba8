import { expect, test } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

test.each([['let a: A | B | C;\nlet b: A | B | C;\nlet c: C | B | A;', [1]]])(
  'finds a repeated type in %j',
  (text, lines) => {
    expect(findLines(rule, text, 'a.ts')).toEqual(lines);
  },
);

test.each([
  'let a: A | B | C; let b: A | B | C;',
  'type T = { a: A | B | C }; let b: A | B | C; let c: A | B | C;',
  'let a: A | B; let b: A | B; let c: A | B;',
  'let a: A | null | undefined; let b: A | null | undefined; let c: A | null | undefined;',
])('finds nothing in %j', (text) => {
  expect(findLines(rule, text, 'a.ts')).toEqual([]);
});

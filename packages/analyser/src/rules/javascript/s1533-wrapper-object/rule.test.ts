import { expect, test } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

test.each([
  ['new Number(1);', [1]],
  ['let a: String;\nlet b: Array<Boolean>;', [1, 2]],
])('finds a wrapper in %j', (text, lines) => {
  expect(findLines(rule, text, 'a.ts')).toEqual(lines);
});

test.each(['Number(1);', 'let a: string;', 'class A extends String {}'])('finds nothing in %j', (text) => {
  expect(findLines(rule, text, 'a.ts')).toEqual([]);
});

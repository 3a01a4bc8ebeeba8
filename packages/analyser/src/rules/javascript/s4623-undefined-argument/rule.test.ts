import { expect, test } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

test.each([
  ['function f(a?: number, b = 1) {}\nf(undefined);\nf(1, undefined);', [2, 3]],
  ['declare function f(a: {}): void;\ndeclare function f(a: {}, b?: number): void;\nf({}, undefined);', [3]],
])('finds a redundant undefined in %j', (text, lines) => {
  expect(findLines(rule, text, 'a.ts')).toEqual(lines);
});

test.each([
  'function f(a: number | undefined) {} f(undefined);',
  'function f(...a: unknown[]) {} f(undefined);',
  'interface A { f(b?: number): void } declare const a: A; a.f(undefined);',
  'function f(a?: number, b?: number) {} f(undefined, 1);',
])('finds nothing in %j', (text) => {
  expect(findLines(rule, text, 'a.ts')).toEqual([]);
});

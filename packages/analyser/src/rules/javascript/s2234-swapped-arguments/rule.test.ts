import { expect, test } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

test.each([['function f(a, b) {}\nfunction g(a, b) { f(b, a); }', [2]]])(
  'finds swapped arguments in %j',
  (text, lines) => {
    expect(findLines(rule, text)).toEqual(lines);
  },
);

test.each([
  'function f(a, b) {} function g(a, b) { f(a, b); f(b, 1); f(b, b); }',
  'function f(a, b) {} function g(a, b) { if (a > b) f(b, a); }',
  'function g(a, b) { h(b, a); }',
])('finds nothing in %j', (text) => {
  expect(findLines(rule, text)).toEqual([]);
});

import { expect, test } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

test.each([
  ['function f() {\n  let a;\n  const b = 1;\n}', [2, 3]],
  ['function f() { function g() {} }', [1]],
  ['{ let a = 1; }', [1]],
  ['function f() { for (const a of b) {} }', [1]],
  ['function f() {\n  const { a: _a, ...b } = c;\n  return b;\n}', [2]],
])('finds an unused local in %j', (text, lines) => {
  expect(findLines(rule, text)).toEqual(lines);
});

test.each([
  'let a = 1; function f() {}',
  'function f() { let a = 1; a = 2; }',
  'function f(a) { try {} catch (b) {} }',
  'function f() { const { a, ...b } = c; return b; }',
  'function f() { let A = 1; return <A />; }',
  'for (const a of b) {}',
])('finds nothing in %j', (text) => {
  expect(findLines(rule, text)).toEqual([]);
});

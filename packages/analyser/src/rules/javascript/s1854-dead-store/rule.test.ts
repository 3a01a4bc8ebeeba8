import { expect, test } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

test.each([
  ['function f() { let a = g(); a = 2; return a; }', [1]],
  ['function f() {\n  let a = g();\n  if (b) { a = 1; } else { a = 2; }\n  return a;\n}', [2]],
  ['function f(a) { a = 1; }', [1]],
  ['function f() { let a; while (b) { a = 2; } }', [1]],
  ['function f() { for (const a of b) {} }', [1]],
  ['function f() { let a = 1; g(a); a += 1; }', [1]],
])('finds a dead store in %j', (text, lines) => {
  expect(findLines(rule, text)).toEqual(lines);
});

test.each([
  'function f() { let a = 1; a = 2; return a; }',
  'let a = g(); a = 2;',
  'function f() { let a = g(); b(() => a); a = 2; }',
  'function f() { const { a, ...b } = c; return b; }',
  'function f() { let a = g(); if (b) { a = 1; } return a; }',
  'function f() { let a = 1; try { a = g(); } catch {} return a; }',
  'function f(a) { g(a); a = null; }',
  'function f() { let a = 1; g(a); a++; }',
  'function f() { const _a = g(); }',
  'function f() { return; let a = g(); }',
])('finds nothing in %j', (text) => {
  expect(findLines(rule, text)).toEqual([]);
});

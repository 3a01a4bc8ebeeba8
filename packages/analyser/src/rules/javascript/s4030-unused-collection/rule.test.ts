import { expect, test } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

test.each([
  ['function f() { const a = []; a.push(1); }', [1]],
  ['const a = new Map(); a.set(1, 2);', [1]],
  ['function f() { const a = []; a[0] = 1; }', [1]],
])('finds a collection that is never read in %j', (text, lines) => {
  expect(findLines(rule, text)).toEqual(lines);
});

test.each([
  'function f() { const a = []; a.push(1); return a; }',
  'function f() { const a = []; }',
  'export const a = []; a.push(1);',
  'function f(a = []) { a.push(1); }',
  'function f() { const a = []; const b = a.push(1); }',
])('finds nothing in %j', (text) => {
  expect(findLines(rule, text)).toEqual([]);
});

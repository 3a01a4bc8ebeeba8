import { expect, test } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

test.each([
  ['interface A {\n  a?: string | undefined;\n}', [2]],
  ['class A { a?: undefined; }', [1]],
])('finds a redundant mark in %j', (text, lines) => {
  expect(findLines(rule, text, 'a.ts')).toEqual(lines);
});

test.each([
  'interface A { a?: string; b: string | undefined }',
  'function f(a?: string | undefined) {}',
  'type A = { b?: (string | undefined)[] };',
])('finds nothing in %j', (text) => {
  expect(findLines(rule, text, 'a.ts')).toEqual([]);
});

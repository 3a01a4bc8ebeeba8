import { expect, test } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

test.each([
  ['function f(a: any): boolean { return (a as B).c !== undefined; }', [1]],
  ['class A { f(a: any) { return !!(a as B).c; } }', [1]],
  ['class A { f() { return !!(this as B).c; } }', [1]],
  ['class A { f() { return function (a: any) { return !!(a as B).c; }; } }', [1]],
])('finds a function that is a type predicate in %j', (text, lines) => {
  expect(findLines(rule, text, 'a.ts')).toEqual(lines);
});

test.each([
  'function f(a: any): a is B { return !!(a as B).c; }',
  'function f(a: any, b: any) { return !!(a as B).c; }',
  'function f() { return !!(globalThis as B).c; }',
  'class A { get f() { return !!(this as B).c; } }',
  'const f = (a: any) => !!(a as B).c;',
  'function f(a: any) { return !!(a as any).c; }',
])('finds nothing in %j', (text) => {
  expect(findLines(rule, text, 'a.ts')).toEqual([]);
});

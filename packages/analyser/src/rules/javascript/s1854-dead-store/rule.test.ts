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
  'function f({ a, b } = {}) { return b; }',
  'function f() { const { a } = {}; let [b] = []; }',
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

test.each([
  'const f = ({ a }: T = {}) => use(a);',
  'const f = async ({ a } = {}) => use(a);',
  'const f = ([a] = []) => use(a);',
  'const f = ({ a, ...rest } = {}) => use(a, rest);',
  'const f = ({ a: { b } = {} }) => use(b);',
  'const f = ({ a: [b] = [] } = {}) => use(b);',
  'let f; f = ({ a } = {}) => use(a);',
  'const o = { m: ({ a } = {}) => use(a) };',
  'module.exports.x = ({ a } = {}) => use(a);',
  'module.exports.x = ([a] = []) => use(a);',
  'const x = useCallback(({ a } = {}) => use(a));',
  'const y = list.map(({ a } = {}) => use(a));',
  "const r = app.get('/', async ({ q } = {}) => use(q));",
  'const C = class { h = ({ a } = {}) => use(a); };',
  'function outer() { const f = ({ a } = {}) => use(a); return f; }',
])('treats the parameter of an arrow function with a default value as read in %j', (text) => {
  expect(findLines(rule, text)).toEqual([]);
});

test.each([
  'function f({ a: { b } = {} } = {}) { return b; }',
  'function f() { const { a: { b } = {} } = x; return b; }',
  'function f() { const { a: { b: [c] = [] } = {} } = x; return c; }',
  'function f() { let b; ({ a: { b } = {} } = x); return b; }',
  'function f() { for (const { a: { b } = {} } of x) use(b); }',
])('counts one write for a name below several defaults in %j', (text) => {
  expect(findLines(rule, text)).toEqual([]);
});

test.each([
  'function f() { const { a, b = a } = x; return b; }',
  'function f() { const { a, b = g(a) > 0 } = x; return b; }',
  'function f() { const [a, b = a] = x; return b; }',
  'function f() { let a, b; ({ a, b = a } = x); return b; }',
  'function f() { const { a, [a]: b } = x; return b; }',
])('treats a read by a later default value of the same pattern as a use in %j', (text) => {
  expect(findLines(rule, text)).toEqual([]);
});

test.each([
  ['function F() { let a = g(); h(a); a = k(); return <b a="x" />; }', [1]],
  ['function F() { let a = g(); h(a); a = k(); return <b c:a="x" />; }', []],
  ['function F() { let a = g(); h(a); a = k(); return <b a:c="x" />; }', []],
  ['function F() { let a = g(); h(a); a = k(); return <b.a x="x" />; }', []],
  ['function F() { let a = g(); h(a); a = k(); return <b>a</b>; }', [1]],
  ['function F() { let A = g(); h(A); A = k(); return <A x="x" />; }', []],
  ['function F() { let A = g(); h(A); A = k(); return <A.B x="x" />; }', []],
  ['function F() { let a = g(); h(a); a = k(); return <b a={a} />; }', []],
])('reads every name of JSX but those of attributes in %j', (text, lines) => {
  expect(findLines(rule, text, 'a.jsx')).toEqual(lines);
});

test('finds a destructured name that only its own initialiser reads', () => {
  expect(findLines(rule, 'function f(a) { use(a); [a] = g(a); }')).toEqual([1]);
});

test('finds a destructured parameter of an arrow function that is never read', () => {
  expect(findLines(rule, 'const f = ({ a } = { b: 1 }) => { g(); };')).toEqual([1]);
});

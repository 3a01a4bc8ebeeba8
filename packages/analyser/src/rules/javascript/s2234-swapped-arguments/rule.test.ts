import { expect, test } from 'vitest';

import { findInScripts } from '../find-in-scripts.ts';
import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

test.each([
  ['function f(a, b) {}\nfunction g(a, b) { f(b, a); }', [2]],
  ['class A {\n  constructor(a, b) {}\n}\nfunction g(a, b) { new A(b, a); }', [4]],
  ['/** @type {(a: number, b: number) => void} */\nlet f;\nfunction g(a, b) { f(b, a); }', [3]],
  ['function g(pattern, flags) { return new RegExp(flags, pattern); }', [1]],
  ['function f(a, b) {}\nfunction g(a, b) {\n  f(\n    b, a);\n}', [4]],
  ['/** @this {object} */\nfunction f(a, b) {}\nfunction g(a, b) { if (a > b) if (c) f(b, a); }', [3]],
  ['function f(a, b) {}\nfunction g(a, b) { if (a.has(b, 1)) f(b, a); if (+a) f(b, a); }', [2, 2]],
])('finds swapped arguments in %j', (text, lines) => {
  expect(findLines(rule, text)).toEqual(lines);
});

test.each([
  'function f(a, b) {} function g(a, b) { f(a, b); f(b, 1); f(b, b); }',
  'function f(a, b) {} function g(a, b) { if (a > b) f(b, a); }',
  'function f(a, b) {} function g(a, b) { if (a.size() !== b.size()) f(b, a); if (a.equals(b)) f(b, a); }',
  'function f(a, b, other, c, d) {} function g(a, c, d) { f(a, 1, c, d); }',
  'function f(a, b) {} function g(/** @type {number} */ a, /** @type {string} */ b) { f(b, a); }',
  'function g(a, b) { h(b, a); }',
])('finds nothing in %j', (text) => {
  expect(findLines(rule, text)).toEqual([]);
});

test('accepts functions and calls with thousands of parameters', () => {
  const names = Array.from({ length: 3000 }, (_, i) => `a${i}`);
  const swapped = [...names.slice(0, -2), names.at(-1), names.at(-2)];
  const text = `function f(${names.join()}) {}\nfunction g(${names.join()}) { f(${swapped.join()}); f(${names.join()}); }`;
  expect(findLines(rule, text)).toEqual([2]);
});

test.each([
  ['function f(a, b) {}\nfunction g(a, b) { f(b, a); }', [2]],
  ['const f = (a, b) => {};\nfunction g(a, b) { f(b, a); }', []],
  ['function f(a, { b }) {}\nfunction g(a, b) { f(b, a); }', []],
])('resolves functions by name in %j, without types', (text, lines) => {
  const files = [
    { path: 'other/tsconfig.json', text: '{}' },
    { path: 'a.js', text },
  ];
  const found = (findInScripts(files).get('a.js') ?? []).filter(({ rule: key }) => key.endsWith(':S2234'));
  expect(found.map(({ range }) => range?.startLine)).toEqual(lines);
});

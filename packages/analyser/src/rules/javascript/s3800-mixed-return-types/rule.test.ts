import { expect, test } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

test.each([
  ["function f(a) { if (a) return 1; return 'x'; }", [1]],
  ["class A {\n  b(c) { if (c) return []; return ''; }\n}", [2]],
  ['const f = (a) => { if (a) return 1; return false; };', [1]],
  ["function f(a) { return a ? 1 : 'x'; }", [1]],
  ["function f(a) { if (a) { return () => { return 'x'; }; } return [() => { return 1; }]; }", [1]],
  ["function g() { return 'x'; }\nfunction f(a) { if (a) return 1; return g(); }", [2]],
  ["/** @type {() => number | string} */\nconst f = () => { return 'x'; };", [2]],
  ['/** @type {() => [1] | 1[]} */\nconst f = () => { return [1]; };', [2]],
])('finds a function with several kinds of results in %j', (text, lines) => {
  expect(findLines(rule, text)).toEqual(lines);
});

test.each([
  'function f(a) { if (a) return 1; return null; }',
  "function f(a) { if (a) return true; return 'x'; }",
  "function f(a) { if (a) return a; return 'x'; }",
  "async function f(a) { if (a) return 1; return 'x'; }",
  "/** @returns {number|string} */\nfunction f(a) { if (a) return 1; return 'x'; }",
  "const f = (a) => a ? 1 : 'x';",
  "function f(a) { if (a) return () => 'x'; return function () { return 1; }; }",
  'function f(a, b) { if (a) return a === b; return b ? !a : null; }',
  'function f(a) { if (a) return new Map(); return new Set(); }',
  'class A { f(a) { if (a) return 1; return this; } }',
  '/** @type {() => number | string} */\nconst f = () => { throw new Error(); };',
  '/** @type {() => number | string} */\nconst f = () => { return a; };',
])('finds nothing in %j', (text) => {
  expect(findLines(rule, text)).toEqual([]);
});

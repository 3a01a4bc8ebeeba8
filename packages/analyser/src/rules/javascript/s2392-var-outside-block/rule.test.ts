import { expect, test } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

test.each([
  ['function f() {\n  if (a) { var b = 1; }\n  return b;\n}', [2]],
  ['for (var i = 0; i < 1; i++) {}\ni;', [1]],
  ['function f() {\n  if (a) { var b = 1;\n    if (b) { var b = 2; } }\n}', [3]],
  ['function f() {\n  if (a) { var b = 1; }\n  else { var b = 2; }\n}', [2]],
  ['function f(a) {\n  a();\n  for (;;) {\n    var a = 1;\n  }\n}', [4]],
])('finds a variable used outside of its block in %j', (text, lines) => {
  expect(findLines(rule, text)).toEqual(lines);
});

test.each([
  'function f() { if (a) { var b = 1; g(b); } }',
  'function f() { if (a) { let b = 1; } return b; }',
  'if (a) var b = 1; b;',
])('finds nothing in %j', (text) => {
  expect(findLines(rule, text)).toEqual([]);
});

import { expect, test } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

test.each([
  ["Math.abs('x');", [1]],
  ["'a'.indexOf(1);", [1]],
  ['[1].join(2);', [1]],
  ["[1].slice('a');", [1]],
  ["new Date().setHours('1');\n(1).toFixed('2');", [1, 2]],
  ["'a'.replace(1, 'b');", [1]],
])('finds a wrong argument in %j', (text, lines) => {
  expect(findLines(rule, text)).toEqual(lines);
});

test.each([
  "[1].map('a');\n[1].push('a');",
  'Math.abs(1);',
  '/a/.test(1);\n[1].hasOwnProperty({});',
  "'a'.replace('b', (match, offset) => {});",
  'const a = { indexOf(b) { return b; } };\na.indexOf(1);',
  "Math.max('a');",
  'Math.floor(null);',
  'a.indexOf(1);',
])('finds nothing in %j', (text) => {
  expect(findLines(rule, text)).toEqual([]);
});

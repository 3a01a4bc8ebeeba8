import { expect, test } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

test.each([
  ['/[0-9]/;', [1]],
  ['/[a-zA-Z0-9_]/;', [1]],
  ['/x{1,}/;', [1]],
  ['/x{1}/;', [1]],
  ["const a = '[0-9]';\nRegExp(a);", [2]],
  ['/[\\w\\W]/;', [1]],
  ["'a'.search('[^0-9]');", [1]],
  ['const a = /[0-9]/;\nRegExp(a);\n"".match(a);', [1, 2]],
])('finds a long syntax in %j', (text, lines) => {
  expect(findLines(rule, text)).toEqual(lines);
});

test.each([
  '/[0-9a-f]/;',
  '/[\\s\\S]/;',
  '/x{2}/;',
  "RegExp('[0-9]', flags);",
  "a.match('[0-9]');",
  '/[a-z0-9_]/i;',
])('finds nothing in %j', (text) => {
  expect(findLines(rule, text)).toEqual([]);
});

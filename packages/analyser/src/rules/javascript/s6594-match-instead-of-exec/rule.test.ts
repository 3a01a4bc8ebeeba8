import { expect, test } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

test.each([
  ["'a'.match(/a/);", [1]],
  ["'a'.match(b);", [1]],
  ["const a = new RegExp(b, 'g'); 'a'.match(a);", [1]],
  ["const a = 'a'.match(/a/); a[0].length;", [1]],
])('finds a `match` that `exec` can replace in %j', (text, lines) => {
  expect(findLines(rule, text)).toEqual(lines);
});

test.each([
  "'a'.match(/a/g);",
  "const a = /a/g; 'a'.match(a);",
  'a.match(/a/);',
  "const a = 'a'.match(/a/); a && a.length;",
  "let a; a = 'a'.match(/a/); if (a.length > 1) b();",
  "'a'.match(new RegExp('a', 'g'));",
])('finds nothing in %j', (text) => {
  expect(findLines(rule, text)).toEqual([]);
});

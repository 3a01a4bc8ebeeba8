import { expect, test } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

test.each([
  ["const a = 'a'.match(/(?<b>x)/);\na[1];", [2]],
  ["const a = /(?<b>x)/;\nconst c = a.exec('x');\nd(c);", [1]],
  ["const a = 'a'.match(/(?<b>x)/);\na.groups.c;", [1, 2]],
  ['/(?<a>x)\\1/;', [1]],
  ["'a'.replace(/(?<b>x)/, '$1');", [1]],
])('finds a group without the use of its name in %j', (text, lines) => {
  expect(findLines(rule, text)).toEqual(lines);
});

test.each([
  "const a = 'a'.match(/(?<b>x)/); a.groups.b;",
  '/(?<a>x)/;',
  'const a = b.match(/(?<b>x)/); a[1];',
  "'a'.replace(/(?<b>x)/, '$<b>');",
  "'a'.replace(/(?<b>x)(y)/, '$2');",
  '/(?<a>x)\\k<a>/;',
  "const a = 'a'.match(/(b)/); a[1];",
])('finds nothing in %j', (text) => {
  expect(findLines(rule, text)).toEqual([]);
});

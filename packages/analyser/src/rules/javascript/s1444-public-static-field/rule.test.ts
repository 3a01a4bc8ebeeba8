import { expect, test } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

test.each([['class A {\n  static a = 1;\n  public static b: string;\n}', [2, 3]]])(
  'finds a public static field in %j',
  (text, lines) => {
    expect(findLines(rule, text, 'a.ts')).toEqual(lines);
  },
);

test.each([
  'class A { static readonly a = 1; private static b = 2; protected static c = 3; d = 4; static e() {} }',
])('finds nothing in %j', (text) => {
  expect(findLines(rule, text, 'a.ts')).toEqual([]);
});

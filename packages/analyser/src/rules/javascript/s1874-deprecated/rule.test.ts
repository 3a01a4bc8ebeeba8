import { expect, test } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

test.each([
  ['/** @deprecated */\nfunction f() {}\nf();', [3]],
  [
    'interface A {\n  /** @deprecated */\n  b?: string;\n}\ndeclare const a: A;\na.b;\nconst { b } = a;',
    [6, 7],
  ],
  [
    "function f(a: string): void;\n/** @deprecated */\nfunction f(a: number): void;\nfunction f(a: unknown) {}\nf('');\nf(1);",
    [6],
  ],
  ["escape('a');", [1]],
])('finds a deprecated thing in %j', (text, lines) => {
  expect(findLines(rule, text, 'a.ts')).toEqual(lines);
});

test.each([
  "interface A {\n  /** @deprecated */\n  b?: string;\n}\nconst a: A = { b: '' };",
  '/** @deprecated */\nexport const a = 1;',
  '/** @deprecated */\nconst a = 1;\nexport { a };',
])('finds nothing in %j', (text) => {
  expect(findLines(rule, text, 'a.ts')).toEqual([]);
});

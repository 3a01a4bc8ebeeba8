import { expect, test } from 'vitest';

import { findInScripts } from '../find-in-scripts.ts';
import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

test.each([
  ['interface A {\n  a?: string | undefined;\n}', [2]],
  ['class A { a?: undefined; }', [1]],
])('finds a redundant mark in %j', (text, lines) => {
  expect(findLines(rule, text, 'a.ts')).toEqual(lines);
});

test.each([
  'interface A { a?: string; b: string | undefined }',
  'function f(a?: string | undefined) {}',
  'type A = { b?: (string | undefined)[] };',
])('finds nothing in %j', (text) => {
  expect(findLines(rule, text, 'a.ts')).toEqual([]);
});

test('finds nothing in a file that no project includes: it has no types', () => {
  const text = 'export interface A { a?: string | undefined }';
  const files = [
    { path: 'plugin/tsconfig.json', text: '{ "include": ["./src"] }' },
    { path: 'plugin/src/a.ts', text },
    { path: 'src/a.ts', text },
  ];
  const found = findInScripts(files);
  const rulesOf = (path: string) => (found.get(path) ?? []).map((finding) => finding.rule);
  expect(rulesOf('plugin/src/a.ts')).toEqual(['typescript:S4782']);
  expect(rulesOf('src/a.ts')).toEqual([]);
});

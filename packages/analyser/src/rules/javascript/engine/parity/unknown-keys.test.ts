import { expect, test } from 'vitest';

import { findInScripts } from '../../find-in-scripts.ts';

const declarations = [
  "export const K = Symbol('k');",
  'export interface A {\n  [K]: string;\n  b: number;\n}',
  'export type D<T> = Promise<T> & { [K]: string };',
  "export class C {\n  [K]: string = 'a';\n}",
].join('\n');

const linesOf = (text: string, target: string) => {
  const files = [
    { path: 'a.ts', text: `import { K, type A, type C, type D } from './b';\n${text}` },
    { path: 'b.ts', text: declarations },
    { path: 'tsconfig.json', text: `{ "compilerOptions": { "target": "${target}" } }` },
  ];
  const findings = findInScripts(files).get('a.ts') ?? [];
  return findings.filter(({ rule }) => rule === 'typescript:S4325').map(({ range }) => range?.startLine);
};

test.each([
  ['export const f = (a: A) => a[K] as string;', []],
  ['export const f = (a: A) => a[K]!;', []],
  ['export const f = (c: C) => c[K] as string;', []],
  ['export const f = (a: A) => a.b as number;', [2]],
  ['export const f = <T>(p: Promise<T>) => p as D<T>;', [2]],
])('a member with an unknown key is not part of the type in %j', (text, lines) => {
  expect(linesOf(text, 'es5')).toEqual(lines);
});

test.each([
  ['export const f = (a: A) => a[K] as string;', [2]],
  ['export const f = <T>(p: Promise<T>) => p as D<T>;', []],
])('a member with the key of a symbol is part of it in %j', (text, lines) => {
  expect(linesOf(text, 'es2015')).toEqual(lines);
});

test('nor of an expression of a class, whose methods are awaited', () => {
  const text = [
    "const P = { a: Symbol('a'), b: Symbol('b') };",
    'module.exports = class {',
    '  constructor(f) { this[P.a] = f(); }',
    '  [P.b]() { return true; }',
    '  async c() { await this[P.a](); }',
    '};',
  ].join('\n');
  const findings = findInScripts([{ path: 'a.js', text }]).get('a.js') ?? [];
  expect(findings.map(({ rule }) => rule)).not.toContain('javascript:S4123');
});

import { describe, expect, it } from 'vitest';

import { parse } from './parse.ts';
import type { Dialect } from './syntax.ts';

const typesOf = (text: string, dialect: Dialect = 'jsx') =>
  parse(text, dialect)?.program.body.map(({ type }) => type) ?? null;

describe('parsing', () => {
  it('takes JSX in every JavaScript file, and type assertions in TypeScript alone', () => {
    expect(typesOf('<a>x</a>;')).toEqual(['ExpressionStatement']);
    expect(typesOf('let a = <b>c;', 'ts')).toEqual(['VariableDeclaration']);
    expect(typesOf('let a = <b>c;', 'tsx')).toBeNull();
  });

  it.each([
    ['octal numbers, `with` and `delete` of a name', 'var a = 010; with (a) {} delete a;'],
    ['`await` as a name', 'var await = 1; f(await);'],
    ['a return outside of functions', 'if (a) return; return 1;'],
    ['Flow', '// @flow\ntype A = {| a: ?string |}; import typeof B from "b"; opaque type C = string;'],
    ['TypeScript in JavaScript', 'function f(a: number): string { return a as string; } enum E { A }'],
    ['decorators', '@a class B { @c d() {} @e f = 1; }'],
    ['a name declared twice', 'let a; let a; const b = 1; break;'],
  ])('takes %s', (_, text) => {
    expect(typesOf(text)?.length).toBeGreaterThan(0);
  });

  it.each([
    ['function ( {', 'jsx'],
    ['let a = ;', 'ts'],
    ['class A { foo( }', 'tsx'],
    ['let a = "x\n";', 'jsx'],
    ['{'.repeat(50), 'jsx'],
  ] as const)('refuses %j as %s', (text, dialect) => {
    expect(parse(text, dialect)).toBeNull();
  });

  it.each(['', '\n', '// only a comment'])('takes %j, a file without statements', (text) => {
    expect(typesOf(text)).toEqual([]);
  });

  it('counts places in units of UTF-16, lone surrogates and NULs included', () => {
    const text = 'a("😀\ud800\0"); b';
    expect(parse(text, 'jsx')?.program.body.map(({ start, end }) => text.slice(start, end))).toEqual([
      'a("😀\ud800\0");',
      'b',
    ]);
  });

  it('gives comments with places and texts, whichever parser took the file', () => {
    const comments = [
      { type: 'Line', value: ' é', start: 0, end: 4 },
      { type: 'Block', value: ' b ', start: 5, end: 12 },
    ];
    expect(parse('// é\n/* b */ a;', 'jsx')?.comments).toMatchObject(comments);
    expect(parse('// é\n/* b */ var a: ?b;', 'jsx')?.comments).toMatchObject(comments);
  });
});

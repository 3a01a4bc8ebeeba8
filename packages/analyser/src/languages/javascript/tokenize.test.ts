import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { parse } from '@typescript-eslint/typescript-estree';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { lines, readSource } from '../../testing/read-source.ts';
import type { Dialect } from './syntax.ts';

const tokensOf = (text: string, dialect: Dialect = 'jsx') =>
  readSource(text, dialect).tokens.map(({ start, end }) => text.slice(start, end));

/** Tokens of the same text by typescript-eslint, which are those that SonarQube counts. */
const reference = (text: string, dialect: Dialect) =>
  parse(text, { jsx: dialect !== 'ts', filePath: `a.${dialect}`, tokens: true, range: true }).tokens.map(
    (token) => text.slice(...token.range),
  );

const samples: readonly [Dialect, string][] = [
  ['jsx', 'const a = `x${1}y${`q`}` + `z`; `${`${a}`}`;'],
  ['jsx', 'a = b / c / d; e = /[/]/g.test(x) ? 1 / 2 : a++ / 3; `${/}/.test(q)}`;'],
  ['jsx', 'a?.b?.[c]?.(d) ?? e; x = a?.5:1; x ??= y; x ||= y; x &&= y; x **= 2; x >>>= 1; x >>= 1; x <<= 1;'],
  [
    'jsx',
    'class Q { #p = 1; static #q; m() { return #p in this; } get [`a`]() { return 1 } *g() { yield* a; } }',
  ],
  ['jsx', "const a = <a-b:c d-e='x' f={1}>  t &amp; {/* c */}\n\n<></> 'q</a-b:c>;"],
  ['jsx', 'var \\u0061b = 1, \\u{62}c = 2, ñandú = 3, 日本 = 4, a\u00a0=\u00a05, 𠮷 = 6;'],
  [
    'jsx',
    'a = 1_000n + 0x1F + .5 + 1.e5 + 1e-7 + 0b1 + 0o7; a - -b; a - --b; a+ +b; a<b; a>=b; a>>b; a!==b;',
  ],
  ['jsx', 'export { "d" } from "y"; import { "e f" as g } from "z" with { type: "json" }; import.meta.url;'],
  ['jsx', '#!/usr/bin/env node\n// c\n/* d */ a /* e */ . /* f */ b'],
  ['ts', 'let x: Array<Array<Array<number>>>= []; f<<T>(x: T) => void>(); a >> b; const g = f<number>;'],
  [
    'ts',
    'type A<T> = { readonly [K in keyof T]?: `a${string}` } & Map<string, Array<1 | -1>>; let b = <c>d!;',
  ],
  ['ts', '@a class B<T> extends C<D<T>> { constructor(private a?: number) { super(); } declare b: string; }'],
  ['ts', 'enum E { A = "x" } namespace A.B { } import x = require("y"); export = x; let u: import("z").Q;'],
  [
    'tsx',
    'const f = <T,>(a: T) => a; const g = <A<B<string>> b="c" />; let h = <svg xlink:href="a">{"y"}</svg>;',
  ],
];

describe('tokens', () => {
  it.each(samples)('are those of the reference: %s %s', (dialect, text) => {
    expect(tokensOf(text, dialect)).toEqual(reference(text, dialect));
  });

  it('are those of the reference in every file of this folder', () => {
    const folder = fileURLToPath(new URL('.', import.meta.url));
    const files = readdirSync(folder).filter((f) => f.endsWith('.ts'));
    expect(files.length).toBeGreaterThan(15);
    for (const file of files) {
      const text = readFileSync(`${folder}${file}`, 'utf8');
      expect([file, tokensOf(text, 'ts')]).toEqual([file, reference(text, 'ts')]);
    }
  });

  it('cut templates, types and strings of files that only the second parser takes', () => {
    const text = lines('// @flow', "type A = Array<Array<?string>> | 'b';", 'f(`x${a}y${b}`, ``);');
    expect(tokensOf(text).join(' ')).toBe(
      "type A = Array < Array < ? string > > | 'b' ; f ( `x${ a }y${ b }` , `` ) ;",
    );
  });

  it('mark the strings that are values of JSX attributes', () => {
    const { tokens } = readSource('<a b="c" d={"e"}>f</a>;');
    expect(tokens.filter(({ inAttribute }) => inAttribute)).toEqual([
      { start: 5, end: 8, inAttribute: true },
    ]);
  });

  it('cover everything but blanks and comments, in order and without overlap', () => {
    const piece = fc.constantFrom(
      'a',
      'b.c',
      '(d)',
      '"e\'"',
      "'f'",
      '`g${h}i`',
      '/j/u',
      '[k]',
      '1.5',
      '({})',
    );
    const gap = fc.constantFrom(';', '\n/* "c" */ ;', '; // `d\n', ',', '===', '\n+ ');
    fc.assert(
      fc.property(fc.array(fc.tuple(piece, gap)), (pairs) => {
        const text = `${pairs.flat().join('')}z`;
        const { tokens, comments } = readSource(text);
        const parts = [...tokens, ...comments].sort((a, b) => a.start - b.start);
        const between = [{ end: 0 }, ...parts].map(({ end }, i) => text.slice(end, parts[i]?.start));
        expect(between.join('').trim()).toBe('');
        expect(parts.every(({ start, end }, i) => start < end && start >= (parts[i - 1]?.end ?? 0))).toBe(
          true,
        );
      }),
    );
  });
});

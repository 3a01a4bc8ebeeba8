import { describe, expect, it } from 'vitest';

import { toTokenLines, type Token } from '../../duplication/token-lines.ts';
import { lines, readSource } from '../../testing/read-source.ts';
import { duplicationTokens } from './duplication-tokens.ts';
import type { Dialect } from './syntax.ts';

const tokenLines = (text: string, dialect: Dialect = 'jsx') => duplicationTokens(readSource(text, dialect));

/** The same, from tokens written out by hand: `line: token token`. */
const expected = (...rows: readonly [number, string][]) =>
  toTokenLines(rows.flatMap(([line, texts]) => texts.split(' ').map((text): Token => ({ line, text }))));

describe('tokens that duplication compares', () => {
  it('stand on the line where they begin, quoted text as one constant, numbers as they are', () => {
    const text = lines('a("b", \'c\', `d`);', '// no token', 'e(1, /f/u, true,', '  `x', '  y${z}w`);');
    expect(tokenLines(text)).toEqual(
      expected(
        [1, 'a ( LITERAL , LITERAL , LITERAL ) ;'],
        [3, 'e ( 1 , /f/u , true ,'],
        [4, 'LITERAL'],
        [5, 'z }w` ) ;'],
      ),
    );
  });

  it('leave out imports', () => {
    const text = lines(
      'import a from "a";',
      'import {',
      '  b',
      '} from "b"; c();',
      'export { d } from "d";',
      'import("e");',
    );
    expect(tokenLines(text)).toEqual(
      expected([4, 'c ( ) ;'], [5, 'export { d } from LITERAL ;'], [6, 'import ( LITERAL ) ;']),
    );
  });

  it.each([
    'var a = require("a");',
    'const a = require("a")(b);',
    'let { c } = require("a").b;',
    'export const a = require("a").b(c);',
  ])('leave out the declaration %s', (text) => {
    const rest = text.startsWith('export') ? expected([1, 'export'], [2, 'x']) : expected([2, 'x']);
    expect(tokenLines(`${text}\nx`)).toEqual(rest);
  });

  it.each([
    ['var a = require("a"), b;', 'var a = require ( LITERAL ) , b ;'],
    ['a = require("a");', 'a = require ( LITERAL ) ;'],
    ['require("a");', 'require ( LITERAL ) ;'],
    ['var a = b(require("a"));', 'var a = b ( require ( LITERAL ) ) ;'],
    ['var a = require("a").b.c;', 'var a = require ( LITERAL ) . b . c ;'],
    ['var a;', 'var a ;'],
  ])('keep %s', (text, kept) => {
    expect(tokenLines(text)).toEqual(expected([1, kept]));
  });

  it('keep the assignment of a module in TypeScript', () => {
    expect(tokenLines('import a = require("a");', 'ts')).toEqual(
      expected([1, 'import a = require ( LITERAL ) ;']),
    );
  });

  it('keep the values of JSX attributes as they are, and leave out blank text between tags', () => {
    const text = lines('<a b="c" d={"e"}>', '  ', '  <f/>', '  text here', '</a>;');
    const rows: Token[] = [
      ...['<', 'a', 'b', '=', '"c"', 'd', '=', '{', 'LITERAL', '}', '>'].map((t) => ({ line: 1, text: t })),
      ...['<', 'f', '/', '>', '\n  text here\n'].map((t) => ({ line: 3, text: t })),
      ...['<', '/', 'a', '>', ';'].map((t) => ({ line: 5, text: t })),
    ];
    expect(tokenLines(text)).toEqual(toTokenLines(rows));
  });
});

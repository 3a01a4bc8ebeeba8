import { describe, expect, it } from 'vitest';

import { lex } from './lexer.ts';
import { PythonSyntaxError } from './token.ts';

const texts = (source: string) =>
  lex(source)
    .tokens.filter(({ kind }) => kind !== 'newline' && kind !== 'eof')
    .map(({ kind, text }) => (kind === 'indent' ? '→' : kind === 'dedent' ? '←' : text));
const kinds = (source: string) => lex(source).tokens.map(({ kind }) => kind);

describe('tokens', () => {
  it.each([
    ['a //= b ** -c', ['a', '//=', 'b', '**', '-', 'c']],
    ['f(x)->y:=z...', ['f', '(', 'x', ')', '->', 'y', ':=', 'z', '...']],
    ['a<>b!=c', ['a', '<>', 'b', '!=', 'c']],
    [
      '0xFF_FF 0o17 0b1 0777 10L 1_000 1.5e-3j .5 20. 24.*3.',
      '0xFF_FF 0o17 0b1 0777 10L 1_000 1.5e-3j .5 20. 24. * 3.'.split(' '),
    ],
    ['ñandú = _x1', ['ñandú', '=', '_x1']],
    ['1if x else y', ['1', 'if', 'x', 'else', 'y']],
  ])('of %s', (source, expected) => {
    expect(texts(source)).toEqual(expected);
  });

  it('carry their places in UTF-16 units', () => {
    const source = 's = "😀"; t';
    expect(lex(source).tokens.map(({ start, end }) => source.slice(start, end))).toEqual([
      's',
      '=',
      '"😀"',
      ';',
      't',
      '',
      '',
    ]);
  });

  it.each(['a $ b', 'x = ?', '"unfinished', "'line\nend'", '"""never', 'a \\ b'])(
    'begin nowhere in %j',
    (source) => {
      expect(() => lex(source)).toThrow(PythonSyntaxError);
    },
  );
});

describe('strings', () => {
  it.each(['"a\\"b"', "r'\\'", 'u"x"', 'bR"y"', "'''a\n'b''\nc'''", '"a\\\nb"', '"\\\\"'])(
    '%j is one token',
    (source) => {
      expect(texts(source === "r'\\'" ? "r'\\''" : source)).toHaveLength(1);
    },
  );

  it('are cut into text and replacement fields when they have a format', () => {
    expect(texts('f"a{b!r:>{w}}c{d=}{{e}}"')).toEqual([
      'f"',
      'a',
      '{',
      'b',
      '!',
      'r',
      ':',
      '>',
      '{',
      'w',
      '}',
      '}',
      'c',
      '{',
      'd',
      '=',
      '}',
      '{{e}}',
      '"',
    ]);
  });

  it('may hold their own quotes in a field, and lambdas, slices and comparisons in brackets', () => {
    expect(texts('f"{x["a"]}{(lambda: 1)()}{a[1:2]}{b != c}"').filter((text) => text === '}')).toHaveLength(
      4,
    );
  });

  it('keep a named character and a raw backslash', () => {
    expect(texts('f"\\N{DASH}{x}"')).toEqual(['f"', '\\N{DASH}', '{', 'x', '}', '"']);
    expect(texts('rf"\\N{x}"')).toEqual(['rf"', '\\N', '{', 'x', '}', '"']);
  });
});

describe('lines and blocks', () => {
  it('open and close by white space; a tab leads to the next multiple of eight', () => {
    expect(texts('if a:\n\tb\n        c\nd')).toEqual(['if', 'a', ':', '→', 'b', 'c', '←', 'd']);
  });

  it('do not change at blank lines, comments, in brackets or after a backslash', () => {
    expect(texts('if a:\n  b(\nc,\n   # x\n)\n\n# y\n  d + \\\ne')).toEqual([
      'if',
      'a',
      ':',
      '→',
      'b',
      '(',
      'c',
      ',',
      ')',
      'd',
      '+',
      'e',
      '←',
    ]);
  });

  it('end with LF, CR or CRLF, and without any', () => {
    expect(kinds('a\r\nb\rc\nd')).toEqual([
      'name',
      'newline',
      'name',
      'newline',
      'name',
      'newline',
      'name',
      'newline',
      'eof',
    ]);
  });

  it('must return to an indentation that is open', () => {
    expect(() => lex('if a:\n    b\n  c')).toThrow(PythonSyntaxError);
  });
});

describe('comments', () => {
  it('name the token that follows them', () => {
    const { comments, tokens } = lex('# a\nx # b\nif y:\n  # c\n  z\n# d\nw # e');
    expect(comments.map(({ next }) => tokens[next]?.kind)).toEqual([
      'name',
      'newline',
      'indent',
      'dedent',
      'newline',
    ]);
  });
});

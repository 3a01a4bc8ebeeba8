import { parseAndGenerateServices } from '@typescript-eslint/typescript-estree';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

import { scanTokens, type Scanned } from './scan-tokens.ts';

/** Tokens and comments of a text, by typescript-eslint and by `scanTokens`. */
function both(text: string, jsx: boolean): { library: Scanned; ours: Scanned | null } {
  const { ast, services } = parseAndGenerateServices(text, {
    filePath: jsx ? 'a.tsx' : 'a.ts',
    jsx,
    loc: true,
    range: true,
    tokens: true,
    comment: true,
    jsDocParsingMode: 'all',
  });
  const file = services.esTreeNodeToTSNodeMap.get(ast);
  if (!ts.isSourceFile(file)) throw new Error('not a file');
  return { library: { tokens: ast.tokens, comments: ast.comments }, ours: scanTokens(file) };
}

const texts = {
  'an empty text': '',
  'a shebang line': '#!/usr/bin/env node\n// a\nb();',
  'all kinds of line ends': 'a;\r\nb;\rc;\u2028d;\u2029/* e\r\nf */ g;',
  'regular expressions beside divisions': 'a = b / c / d; e = /f[/]g/iu.test(h) / 2; i(/=/, j /= 2);',
  'comment signs in strings': "a = '// b'; c = /\\/\\*/; d = `// ${e /* f */} /* g */`;",
  'templates within templates': 'a = `b${`c${d}e`}f${{ g: { h: `i` } }}j`; k`l`; m`${n}`;',
  'reserved words as names':
    'a.default.if = { class: 1, null: 2, get new() { return this.true; } }; export { b as default };',
  'contextual keywords':
    'type of = string; let async, get, set, type, from; async () => await 1; for (const of of []) of; function* a() { yield 1; }',
  'constants, numbers and private names':
    'class A { #b = null; c = [true, false, 0x1n, 1_000, .5e3]; has = (o) => #b in o; }',
  'operators that end type argument lists':
    'a >> b >>> c >= d; a >>= b; c >>>= d; e << f; e <<= f; let g: A<B<C<D>>> = h;',
  'type argument lists that begin with `<<`': 'a<<T>(b: T) => T>(c); let d: E<<T>() => T>;',
  'punctuators of several characters':
    'a?.b ?? c; a ??= b; a ||= b; a &&= b; a ** b; a **= b; a?.[0]; a ? .5 : 1; [...a]; () => {};',
  'decorators and types':
    '@a() class B<in out T> { declare readonly c?: T; d!: symbol; constructor(private e: unknown) {} }',
  'type operators in words':
    'function a(this: B, c: unknown): asserts c is D { let e: typeof import("f"); e satisfies keyof G as const; }',
  'names with escapes and non-ASCII letters': 'let \\u0061b = ñandú, 変数 = $_; \\u{62}.c;',
  'a comment at the end': 'a // b',
} as const;

const textsOfElements = {
  elements:
    '<a.b.c d="e" f=\'g"\' h={i} {...j} k-l="m" data-n-o>p {q.r} // s /* t */ <u:v-w x:y-z="1" /> </a.b.c>;',
  fragments: '<><a></a>\n  text &amp; "quotes" {/* comment */} {"text"} {`a${<b c={d.e}/>}f`}\n</>;',
  'keywords in elements':
    '<this.a default={b.default} class="c" type={function () { return d.if; }}>return if</this.a>;',
  'type arguments beside elements': 'const a = <T,>(b: T) => <C<T> d={b as E<T>} />; f<g>(h) > i;',
  'elements among operators': 'a = b < c && <d>{e > f ? <g/> : h >> 1}</d>;',
};

describe('the scanned tokens', () => {
  it.each(Object.entries(texts))('equal those of typescript-eslint: %s', (_, text) => {
    const { library, ours } = both(text, false);
    expect(ours).toEqual(library);
  });

  it.each(Object.entries(textsOfElements))('equal those of typescript-eslint with JSX: %s', (_, text) => {
    const { library, ours } = both(text, true);
    expect(ours).toEqual(library);
  });

  it('contain no comments within comments', () => {
    const { library, ours } = both('/**\n * @example // a\n */\nfunction b() {}', false);
    expect(library.comments).toHaveLength(2);
    expect(ours).toEqual({
      tokens: library.tokens,
      comments: library.comments.filter(({ type }) => type === 'Block'),
    });
  });

  it('are null when the tree belongs to another text', () => {
    const file = ts.createSourceFile('a.ts', 'a = /b/u;', ts.ScriptTarget.Latest, true);
    expect(scanTokens(file)?.tokens).toHaveLength(4);
    expect(scanTokens(Object.assign(file, { text: 'abcdefghi' }))).toBeNull();
  });
});

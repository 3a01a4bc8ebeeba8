import { parseAndGenerateServices } from '@typescript-eslint/typescript-estree';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

import { scanTokens, type Scanned } from './scan-tokens.ts';

/** Tokens and comments of a text as the library gives them, and as they are scanned. */
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
  'no text at all': '',
  'a first line for the system': '#!/usr/bin/env node\n// a\nb();',
  'ends of lines of all kinds': 'a;\r\nb;\rc;\u2028d;\u2029/* e\r\nf */ g;',
  'regular expressions beside divisions': 'a = b / c / d; e = /f[/]g/iu.test(h) / 2; i(/=/, j /= 2);',
  'a comment sign in a text': "a = '// b'; c = /\\/\\*/; d = `// ${e /* f */} /* g */`;",
  'texts within texts': 'a = `b${`c${d}e`}f${{ g: { h: `i` } }}j`; k`l`; m`${n}`;',
  'reserved words as names':
    'a.default.if = { class: 1, null: 2, get new() { return this.true; } }; export { b as default };',
  'words that are reserved at times':
    'type of = string; let async, get, set, type, from; async () => await 1; for (const of of []) of; function* a() { yield 1; }',
  'constants, numbers and private names':
    'class A { #b = null; c = [true, false, 0x1n, 1_000, .5e3]; has = (o) => #b in o; }',
  'operators that end lists of types':
    'a >> b >>> c >= d; a >>= b; c >>>= d; e << f; e <<= f; let g: A<B<C<D>>> = h;',
  'lists of types that begin at once': 'a<<T>(b: T) => T>(c); let d: E<<T>() => T>;',
  'signs of one token':
    'a?.b ?? c; a ??= b; a ||= b; a &&= b; a ** b; a **= b; a?.[0]; a ? .5 : 1; [...a]; () => {};',
  'decorators and types':
    '@a() class B<in out T> { declare readonly c?: T; d!: symbol; constructor(private e: unknown) {} }',
  'types in words':
    'function a(this: B, c: unknown): asserts c is D { let e: typeof import("f"); e satisfies keyof G as const; }',
  'a name in other letters': 'let \\u0061b = ñandú, 変数 = $_; \\u{62}.c;',
  'a mark at the end': 'a // b',
} as const;

const textsOfElements = {
  elements:
    '<a.b.c d="e" f=\'g"\' h={i} {...j} k-l="m" data-n-o>p {q.r} // s /* t */ <u:v-w x:y-z="1" /> </a.b.c>;',
  'elements without a name':
    '<><a></a>\n  text &amp; "quotes" {/* comment */} {"text"} {`a${<b c={d.e}/>}f`}\n</>;',
  'words of elements':
    '<this.a default={b.default} class="c" type={function () { return d.if; }}>return if</this.a>;',
  'lists of types beside elements': 'const a = <T,>(b: T) => <C<T> d={b as E<T>} />; f<g>(h) > i;',
  'elements among operators': 'a = b < c && <d>{e > f ? <g/> : h >> 1}</d>;',
};

describe('tokens that are scanned', () => {
  it.each(Object.entries(texts))('are those of the library: %s', (_, text) => {
    const { library, ours } = both(text, false);
    expect(ours).toEqual(library);
  });

  it.each(Object.entries(textsOfElements))('are those of the library with elements: %s', (_, text) => {
    const { library, ours } = both(text, true);
    expect(ours).toEqual(library);
  });

  it('do not hold comments within comments', () => {
    const { library, ours } = both('/**\n * @example // a\n */\nfunction b() {}', false);
    expect(library.comments).toHaveLength(2);
    expect(ours).toEqual({
      tokens: library.tokens,
      comments: library.comments.filter(({ type }) => type === 'Block'),
    });
  });

  it('are not told where the tree is that of another text', () => {
    const file = ts.createSourceFile('a.ts', 'a = /b/u;', ts.ScriptTarget.Latest, true);
    expect(scanTokens(file)?.tokens).toHaveLength(4);
    expect(scanTokens(Object.assign(file, { text: 'abcdefghi' }))).toBeNull();
  });
});

import type { FlatTree } from './flatten.ts';
import { findPieces, type Piece } from './pieces.ts';
import type { Syntax } from './syntax.ts';

/** A token of the text, as the TypeScript parser cuts it; comments and the shebang are left out. */
export interface SyntaxToken {
  readonly start: number;
  readonly end: number;
  /** Whether the token is a string literal that is the value of a JSX attribute. */
  readonly inAttribute: boolean;
}

const blank = /[\s\u0085\u200b]+/uy;
const word = /(?:[$#\u200c\u200d\p{ID_Continue}]|\\u\{[\da-f]+\}|\\u[\da-f]{4})+/iuy;
const punctuator =
  />>>=|\.\.\.|===|!==|\*\*=|<<=|>>=|>>>|&&=|\|\|=|\?\?=|=>|==|!=|<=|>=|<<|>>|\+\+|--|\+=|-=|\*\*|\*=|\/=|%=|&=|\|=|\^=|&&|\|\||\?\?|\?\.(?!\d)/uy;
const quoted = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/suy;

/** End of a pattern's match at this place; the place itself without a match. */
function matchAt(pattern: RegExp, text: string, place: number): number {
  pattern.lastIndex = place;
  return pattern.test(text) ? pattern.lastIndex : place;
}

/** 1 for the ASCII codes of letters, digits, `_` and `$`. */
const asciiWordCodes = Uint8Array.from({ length: 128 }, (_, code) =>
  Number(/[\w$]/u.test(String.fromCharCode(code))),
);

/**
 * End of the word that begins at this place; the place itself without a word. Most words are ASCII, for which a table
 * is faster than the pattern.
 */
function wordEnd(text: string, place: number): number {
  let end = place;
  while (asciiWordCodes[text.charCodeAt(end)] === 1) end++;
  return matchAt(word, text, end);
}

/** End of the punctuator or string at this place, else of one character. */
function tokenEnd(text: string, place: number): number {
  for (const pattern of [punctuator, quoted]) {
    const end = matchAt(pattern, text, place);
    if (end > place) return end;
  }
  return place + 1;
}

/** Adds the tokens between two pieces, words and punctuators, each as long as possible. */
function scanGap(text: string, from: number, to: number, tokens: SyntaxToken[]): void {
  let place = from;
  while (place < to) {
    const start = matchAt(blank, text, place);
    if (start >= to) return;
    const end = wordEnd(text, start);
    place = Math.min(to, end > start ? end : tokenEnd(text, start));
    tokens.push({ start, end: place, inAttribute: false });
  }
}

const afterShebang = (text: string) => (text.startsWith('#!') ? (/^.*/u.exec(text)?.[0].length ?? 0) : 0);

/** Tokens in order. The tree gives the ranges of strings, templates, regular expressions and JSX text; the rest is scanned. */
export function tokenize(syntax: Syntax, tree: FlatTree, text: string): readonly SyntaxToken[] {
  const tokens: SyntaxToken[] = [];
  let place = afterShebang(text);
  const take = ({ start, end, kind }: Piece) => {
    // The tree contains the name of `export { a }` twice.
    if (start < place) return;
    scanGap(text, place, start, tokens);
    if (kind !== 'comment') tokens.push({ start, end, inAttribute: kind === 'attribute' });
    place = end;
  };
  findPieces(syntax, tree, text).forEach(take);
  scanGap(text, place, text.length, tokens);
  return tokens;
}

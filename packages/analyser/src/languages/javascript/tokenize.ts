import type { FlatTree } from './flatten.ts';
import { findPieces, type Piece } from './pieces.ts';
import type { Syntax } from './syntax.ts';

/** A token of the text, as the TypeScript parser cuts it; comments and the shebang are left out. */
export interface SyntaxToken {
  readonly start: number;
  readonly end: number;
  readonly inAttribute: boolean;
}

const blank = /[\s\u0085\u200b]+/uy;
const word = /(?:[$#\u200c\u200d\p{ID_Continue}]|\\u\{[\da-f]+\}|\\u[\da-f]{4})+/iuy;
const punctuator =
  />>>=|\.\.\.|===|!==|\*\*=|<<=|>>=|>>>|&&=|\|\|=|\?\?=|=>|==|!=|<=|>=|<<|>>|\+\+|--|\+=|-=|\*\*|\*=|\/=|%=|&=|\|=|\^=|&&|\|\||\?\?|\?\.(?!\d)/uy;
const quoted = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/suy;

function matchAt(pattern: RegExp, text: string, place: number): number {
  pattern.lastIndex = place;
  return pattern.test(text) ? pattern.lastIndex : place;
}

const plain = Uint8Array.from({ length: 128 }, (_, code) => Number(/[\w$]/u.test(String.fromCharCode(code))));

/** Past the plain letters first: they are most of any text. */
function wordEnd(text: string, place: number): number {
  let end = place;
  while (plain[text.charCodeAt(end)] === 1) end++;
  return matchAt(word, text, end);
}

function tokenEnd(text: string, place: number): number {
  for (const pattern of [punctuator, quoted]) {
    const end = matchAt(pattern, text, place);
    if (end > place) return end;
  }
  return place + 1;
}

/** Words and punctuators between two pieces, each as long as it can be. */
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
    // A name exported as itself stands twice in the tree.
    if (start < place) return;
    scanGap(text, place, start, tokens);
    if (kind !== 'comment') tokens.push({ start, end, inAttribute: kind === 'attribute' });
    place = end;
  };
  findPieces(syntax, tree, text).forEach(take);
  scanGap(text, place, text.length, tokens);
  return tokens;
}

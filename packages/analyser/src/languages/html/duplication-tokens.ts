import { toTokenLines, type Token, type TokenLine } from '../../duplication/token-lines.ts';
import type { LineIndex } from '../../text/line-index.ts';
import type { HtmlPiece } from './scan.ts';

const word = /[\w.-]+/uy;
const blank = /\s+/uy;

/** What stands for one token whatever it holds: how it begins and how it ends. */
const wholes = [
  ['"', '"'],
  ['/*', '*/'],
] as const;

/** Cuts one piece of a page into what duplication compares. */
class PieceTokens {
  private readonly missing = new Set<string>();
  private readonly text: string;
  private at = 0;

  constructor(text: string) {
    this.text = text;
  }

  /** Places of the next token in the piece; null at its end. */
  next(): readonly [number, number] | null {
    this.at += this.match(blank);
    const start = this.at;
    const character = this.text.codePointAt(start);
    if (character === undefined) return null;
    this.at += this.match(word) || this.whole() || String.fromCodePoint(character).length;
    return [start, this.at];
  }

  private match(pattern: RegExp): number {
    pattern.lastIndex = this.at;
    return pattern.exec(this.text)?.[0].length ?? 0;
  }

  /** Length of what is closed within the piece; what is not is looked for once, not from each sign that opens it. */
  private whole(): number {
    for (const [opens, closes] of wholes) {
      if (!this.text.startsWith(opens, this.at) || this.missing.has(closes)) continue;
      const close = this.text.indexOf(closes, this.at + opens.length);
      if (close !== -1) return close + closes.length - this.at;
      this.missing.add(closes);
    }
    return 0;
  }
}

function tokensOf(text: string, piece: HtmlPiece, lines: LineIndex): readonly Token[] {
  const own = text.slice(piece.start, piece.end);
  const tokens: Token[] = [];
  const left = new PieceTokens(own);
  for (let found = left.next(); found !== null; found = left.next()) {
    const [start, end] = found;
    tokens.push({ line: lines.lineOf(piece.start + start), text: own.slice(start, end) });
  }
  return tokens;
}

/**
 * What duplication compares of a page, its comments apart: words, quoted texts, block comments and single signs. The cut
 * was found by what SonarQube 10.7 says of templates and pages (docs/rendimiento.md).
 */
export const duplicationTokens = (
  text: string,
  pieces: readonly HtmlPiece[],
  lines: LineIndex,
): readonly TokenLine[] =>
  toTokenLines(
    pieces.filter(({ kind }) => kind !== 'comment').flatMap((piece) => tokensOf(text, piece, lines)),
  );

import { toTokenLines, type Token, type TokenLine } from '../../duplication/token-lines.ts';
import type { LineIndex } from '../../text/line-index.ts';

interface Whole {
  readonly opens: RegExp;
  readonly closes: string;
  readonly counts: boolean;
}

/** What stands for one token whatever it holds, or for none. */
const wholes: readonly Whole[] = [
  { opens: /<!--/y, closes: '-->', counts: false },
  { opens: /<%--/y, closes: '--%>', counts: false },
  { opens: /\/\*/y, closes: '*/', counts: false },
  { opens: /<%/y, closes: '%>', counts: true },
  { opens: /<!doctype/iy, closes: '>', counts: true },
  { opens: /="/y, closes: '"', counts: true },
  { opens: /='/y, closes: "'", counts: true },
];
const nothing = /\s+|\/\/[^\n\r]*/y;
/** A tag's beginning with its end where that follows, an end, a bare value, a word, or a single sign. */
const piece = /<\/?[\w:]+>?|\/?>|=\w+|\w+|[\s\S]/y;

/** Reads a page from its beginning to its end. */
class PageReader {
  at = 0;
  private readonly missing = new Set<string>();
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  /** Passes what comes next; whether that is a token. */
  pass(): boolean {
    const whole = wholes.find((candidate) => this.passWhole(candidate));
    if (whole) return whole.counts;
    if (this.match(nothing)) return false;
    return this.match(piece);
  }

  private match(pattern: RegExp): boolean {
    pattern.lastIndex = this.at;
    if (!pattern.test(this.text)) return false;
    this.at = pattern.lastIndex;
    return true;
  }

  /** What is not closed is looked for once, not from each sign that opens it. */
  private passWhole({ opens, closes }: Whole): boolean {
    opens.lastIndex = this.at;
    if (this.missing.has(closes) || !opens.test(this.text)) return false;
    const close = this.text.indexOf(closes, opens.lastIndex);
    if (close === -1) this.missing.add(closes);
    else this.at = close + closes.length;
    return close !== -1;
  }
}

/**
 * What duplication compares of a page, its comments and those of scripts and style sheets apart. SonarQube 10.7 was asked
 * with pages of a hundred tokens, less and more, what counts as how many.
 */
export function duplicationTokens(text: string, lines: LineIndex): readonly TokenLine[] {
  const tokens: Token[] = [];
  const reader = new PageReader(text);
  while (reader.at < text.length) {
    const start = reader.at;
    if (reader.pass()) tokens.push({ line: lines.lineOf(start), text: text.slice(start, reader.at) });
  }
  return toTokenLines(tokens);
}

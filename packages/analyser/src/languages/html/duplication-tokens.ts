import { toTokenLines, type Token, type TokenLine } from '../../duplication/token-lines.ts';
import type { LineIndex } from '../../text/line-index.ts';

/** A delimited stretch, such as a comment or a quoted value, that is one token whatever it contains, or none. */
interface DelimitedStretch {
  readonly opens: RegExp;
  readonly closes: string;
  readonly isToken: boolean;
}

const delimitedStretches: readonly DelimitedStretch[] = [
  { opens: /<!--/y, closes: '-->', isToken: false },
  { opens: /<%--/y, closes: '--%>', isToken: false },
  { opens: /\/\*/y, closes: '*/', isToken: false },
  { opens: /<%/y, closes: '%>', isToken: true },
  { opens: /<!doctype/iy, closes: '>', isToken: true },
  { opens: /="/y, closes: '"', isToken: true },
  { opens: /='/y, closes: "'", isToken: true },
];
/** White space, or a line comment of a script. */
const skipped = /\s+|\/\/[^\n\r]*/y;
/** `<name`, with `>` if that follows; `>` or `/>`; an unquoted value with its `=`; a word; or a single character. */
const otherToken = /<\/?[\w:]+>?|\/?>|=\w+|\w+|[\s\S]/y;

/** Reads a page from its beginning to its end. */
class PageReader {
  at = 0;
  private readonly missing = new Set<string>();
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  /** Moves past the next stretch of the page; true if it is a token. */
  advance(): boolean {
    const whole = delimitedStretches.find((candidate) => this.advanceOver(candidate));
    if (whole) return whole.isToken;
    if (this.match(skipped)) return false;
    return this.match(otherToken);
  }

  private match(pattern: RegExp): boolean {
    pattern.lastIndex = this.at;
    if (!pattern.test(this.text)) return false;
    this.at = pattern.lastIndex;
    return true;
  }

  /** The search for a missing closing delimiter runs once for the whole page, not at each opening delimiter. */
  private advanceOver({ opens, closes }: DelimitedStretch): boolean {
    opens.lastIndex = this.at;
    if (this.missing.has(closes) || !opens.test(this.text)) return false;
    const close = this.text.indexOf(closes, opens.lastIndex);
    if (close === -1) this.missing.add(closes);
    else this.at = close + closes.length;
    return close !== -1;
  }
}

/**
 * The tokens of a page that duplication compares: those of tags, text, scripts and style sheets, without any comments. How
 * SonarQube 10.7 cuts tokens was measured with pages of about a hundred tokens, the fewest that it reports as duplicated.
 */
export function duplicationTokens(text: string, lines: LineIndex): readonly TokenLine[] {
  const tokens: Token[] = [];
  const reader = new PageReader(text);
  while (reader.at < text.length) {
    const start = reader.at;
    if (reader.advance()) tokens.push({ line: lines.lineOf(start), text: text.slice(start, reader.at) });
  }
  return toTokenLines(tokens);
}

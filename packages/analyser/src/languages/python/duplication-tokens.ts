import { toTokenLines, type Token, type TokenLine } from '../../duplication/token-lines.ts';
import type { LineIndex } from '../../text/line-index.ts';
import { isCounted } from './counted-tokens.ts';
import type { PythonToken } from './lexer/token.ts';
import type { PythonSource } from './source.ts';

/** What duplication compares of a file: its tokens as they stand, by the line where they begin. */
export function duplicationTokens({
  lines,
  tokens,
}: Pick<PythonSource, 'lines' | 'tokens'>): readonly TokenLine[] {
  return toTokenLines(tokens.flatMap((token, i) => imagesOf(token, tokens[i + 1], lines)));
}

/**
 * A line end counts where blocks end after it, and the one that a file lacks at its end counts as nothing; `->` is two
 * tokens and `...` three.
 */
function imagesOf(token: PythonToken, next: PythonToken | undefined, lines: LineIndex): readonly Token[] {
  const line = lines.lineOf(token.start);
  if (token.kind === 'newline') {
    const text = token.start === token.end ? '' : '\n';
    return next?.kind === 'dedent' ? [{ line, text }] : [];
  }
  if (!isCounted(token)) return [];
  if (token.text === '->' || token.text === '...') return Array.from(token.text, (text) => ({ line, text }));
  return [{ line, text: token.text }];
}

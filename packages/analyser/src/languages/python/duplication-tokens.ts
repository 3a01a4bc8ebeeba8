import { toTokenLines, type Token, type TokenLine } from '../../duplication/token-lines.ts';
import type { LineIndex } from '../../text/line-index.ts';
import { isCounted } from './counted-tokens.ts';
import type { PythonToken } from './lexer/token.ts';
import type { PythonSource } from './source.ts';

/** The tokens of a file that duplication compares, as written, grouped by the line where each begins. */
export function duplicationTokens({
  lines,
  tokens,
}: Pick<PythonSource, 'lines' | 'tokens'>): readonly TokenLine[] {
  return toTokenLines(tokens.flatMap((token, i) => comparedTokens(token, tokens[i + 1], lines)));
}

/**
 * The compared tokens of one token, as SonarQube cuts them: a line end is one only before the end of a block, with an
 * empty text where the file ends without a line break; `->` is two tokens and `...` three.
 */
function comparedTokens(
  token: PythonToken,
  next: PythonToken | undefined,
  lines: LineIndex,
): readonly Token[] {
  const line = lines.lineOf(token.start);
  if (token.kind === 'newline') {
    const text = token.start === token.end ? '' : '\n';
    return next?.kind === 'dedent' ? [{ line, text }] : [];
  }
  if (!isCounted(token)) return [];
  if (token.text === '->' || token.text === '...') return Array.from(token.text, (text) => ({ line, text }));
  return [{ line, text: token.text }];
}

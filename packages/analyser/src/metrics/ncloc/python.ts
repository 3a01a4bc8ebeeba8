import type { PythonSource } from '../../languages/python/source.ts';
import { isCounted } from '../../languages/python/counted-tokens.ts';
import { lineSet } from '../../text/line-set.ts';

/**
 * Number of lines of code: those with a token or a part of one (`isCounted`), without lines of docstrings, as measured
 * with SonarQube's Python analyser.
 */
export function countCodeLines({ lines, tokens, docstrings }: PythonSource): number {
  const code = lineSet(lines.count);
  for (const token of tokens) {
    if (isCounted(token)) code.add(lines.lineOf(token.start), lines.lineOf(token.end));
  }
  return code.values().filter((line) => !docstrings.has(line)).length;
}

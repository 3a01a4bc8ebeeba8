import type { PythonSource } from '../../languages/python/source.ts';
import { isCounted } from '../../languages/python/counted-tokens.ts';
import { lineSet } from '../../text/line-set.ts';

/**
 * Lines of code: those touched by a token, without line ends and blocks, without the punctuation that the tree leaves
 * out, and without the lines of docstrings (measures of SonarQube's Python analyser).
 */
export function countCodeLines({ lines, tokens, docstrings }: PythonSource): number {
  const code = lineSet(lines.count);
  for (const token of tokens) {
    if (isCounted(token)) code.add(lines.lineOf(token.start), lines.lineOf(token.end));
  }
  return code.values().filter((line) => !docstrings.has(line)).length;
}

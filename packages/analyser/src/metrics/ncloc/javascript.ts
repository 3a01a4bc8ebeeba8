import type { JavaScriptSource } from '../../languages/javascript/source.ts';
import { lineSet } from '../../text/line-set.ts';

type Source = Pick<JavaScriptSource, 'lines' | 'tokens' | 'markup'>;

/**
 * Number of lines of code: those with a token or a part of one, and those of a component's markup. Comments are no tokens;
 * the text between JSX tags is one, even if it is blank.
 */
export function countCodeLines({ lines, tokens, markup }: Source): number {
  const code = lineSet(lines.count);
  for (const { start, end } of tokens) code.add(lines.lineOf(start), lines.lineOf(end));
  for (const line of markup?.lines ?? []) code.add(line);
  return code.size;
}

import type { PythonComment, PythonToken } from '../../languages/python/lexer/token.ts';
import type { PythonSource } from '../../languages/python/source.ts';
import { lineSet } from '../../text/line-set.ts';
import type { CommentLines } from './comment-lines.ts';

/**
 * Counts the lines of docstrings, and of comments with a letter or a digit. SonarQube attaches a comment to the next token:
 * a comment does not count if SonarQube's tree leaves that token out, or if only the end of the file follows.
 */
export function countCommentLines(source: PythonSource): CommentLines {
  const { text, lines, tokens, comments, docstrings } = source;
  const counted = lineSet(lines.count);
  const noSonar = lineSet(lines.count);
  for (const line of docstrings) counted.add(line);
  for (const comment of comments) {
    const next = tokens[comment.next];
    if (isLost(next, text)) continue;
    const words = text.slice(comment.start, comment.end);
    if (words.includes('NOSONAR')) noSonar.add(firstLine(source, comment), lines.lineOf(comment.start));
    else if (/[\p{L}\p{Nd}]/u.test(words)) counted.add(lines.lineOf(comment.start));
  }
  return { count: counted.size, noSonarLines: noSonar.values() };
}

/** Whether SonarQube does not see a comment before this token. A block that the end of the file closes ends there too. */
function isLost(next: PythonToken | undefined, text: string): boolean {
  return next === undefined || next.dropped || next.start >= text.length;
}

/**
 * The first line that a NOSONAR comment marks: its own, but all lines of the string before it if a statement begins with
 * that string.
 */
function firstLine({ tokens, lines }: PythonSource, { start, next }: PythonComment): number {
  const own = lines.lineOf(start);
  let place = next - 1;
  while (place > 0 && tokens[place - 1]?.kind === 'string') place -= 1;
  const token = tokens[place];
  if (token?.kind !== 'string' || lines.lineOf(token.end) !== own) return own;
  const before = tokens[place - 1]?.kind;
  const beginsStatement =
    before === undefined || before === 'newline' || before === 'indent' || before === 'dedent';
  return beginsStatement ? lines.lineOf(token.start) : own;
}

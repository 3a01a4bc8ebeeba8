import type { JavaScriptSource } from '../../languages/javascript/source.ts';
import { lineSet } from '../../text/line-set.ts';
import type { CommentLines } from './comment-lines.ts';

/**
 * Counts the lines of comments that have a text, including their blank lines. Comments before the first token are the
 * header of the file and do not count, unless the file has no token.
 */
export function countCommentLines({ lines, tokens, comments }: JavaScriptSource): CommentLines {
  const counted = lineSet(lines.count);
  const noSonar = lineSet(lines.count);
  const body = tokens[0]?.start ?? 0;
  for (const { start, end, value } of comments) {
    const text = value.replace(/^\*/u, '').trim();
    if (start < body || text === '') continue;
    const target = /^nosonar/iu.test(text) ? noSonar : counted;
    target.add(lines.lineOf(start), lines.lineOf(end));
  }
  return { count: counted.size, noSonarLines: noSonar.values() };
}

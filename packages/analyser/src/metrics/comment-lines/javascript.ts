import type { JavaScriptSource } from '../../languages/javascript/source.ts';
import { lineSet } from '../../text/line-set.ts';
import type { CommentLines } from './comment-lines.ts';

/**
 * Lines of comments that say something. What stands before the first token is the file's header and does not count,
 * unless the file holds nothing else. A comment with text counts with all its lines, blank ones too.
 */
export function countCommentLines({ lines, tokens, comments }: JavaScriptSource): CommentLines {
  const said = lineSet(lines.count);
  const noSonar = lineSet(lines.count);
  const body = tokens[0]?.start ?? 0;
  for (const { start, end, value } of comments) {
    const text = value.replace(/^\*/u, '').trim();
    if (start < body || text === '') continue;
    const target = /^nosonar/iu.test(text) ? noSonar : said;
    target.add(lines.lineOf(start), lines.lineOf(end));
  }
  return { count: said.size, noSonarLines: noSonar.values() };
}

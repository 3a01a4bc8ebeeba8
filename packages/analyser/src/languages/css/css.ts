import { indexLines } from '../../text/line-index.ts';
import { lineSet } from '../../text/line-set.ts';
import { findInSheet } from '../../rules/css/engine/find-in-css.ts';
import { endings, extensionOf } from '../endings.ts';
import type { Dialect } from '../../rules/css/engine/mask.ts';
import type { Language } from '../language.ts';

/**
 * A comment, a string, an unquoted `url(…)`, a run of other characters, or one character; tried in this order. A run ends before
 * white space, `/`, a quote or `u`, because a comment, a string or `url(…)` may begin there.
 */
const token =
  /(?<comment>\/\*(?:[^*]|\*(?!\/))*(?:\*\/)?|\/\/[^\n\r]*)|"(?:[^"\\\n\r]|\\[\s\S])*"?|'(?:[^'\\\n\r]|\\[\s\S])*'?|url\([^\s"'()]*\)|[^\s/"'u]+|\S/giu;

/** Sheets in the indented syntax (`.sass`) are in none of the dialects: no rule reads them. */
function dialectOf(path: string): Dialect | null {
  const dialect = extensionOf(path).slice(1);
  return dialect === 'css' || dialect === 'scss' || dialect === 'less' ? dialect : null;
}

/**
 * Lines of code and of comments of style sheets. A line may be both; nothing else is measured in them, and they take
 * no part in duplication.
 */
export const css: Language = {
  key: 'css',
  extensions: endings.css,
  analyse: ({ path, text }) => {
    const dialect = dialectOf(path);
    const lines = indexLines(text);
    const code = lineSet(lines.count);
    const comments = lineSet(lines.count);
    for (const match of text.matchAll(token)) {
      const target = match.groups?.['comment'] === undefined ? code : comments;
      target.add(lines.lineOf(match.index), lines.lineOf(match.index + match[0].length - 1));
    }
    return {
      counts: { ncloc: code.size, comment_lines: comments.size },
      tokenLines: [],
      noSonarLines: [],
      findings: dialect === null ? [] : findInSheet(text, dialect),
    };
  },
};

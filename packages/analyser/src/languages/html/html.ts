import { indexLines } from '../../text/line-index.ts';
import { lineSet, type LineSet } from '../../text/line-set.ts';
import { findInPage, findInTemplate } from '../../rules/html/engine/find-in-page.ts';
import { endings } from '../endings.ts';
import type { Language } from '../language.ts';
import { duplicationTokens } from './duplication-tokens.ts';
import { noSonarLines } from './no-sonar-lines.ts';
import { scanHtml, type HtmlPiece } from './scan.ts';

/** Tags of page templates that count as decisions, such as `<c:if>` (measures of SonarQube's HTML analyser). */
const decisionTag = /^<(?:[a-z]+:)?(?:if|choose|when|forEach|forTokens|catch)[\s/>]/iu;

/** Lines of code and of comments, complexity and tokens of pages. A comment that begins the page is not counted. */
export const html: Language = {
  key: 'web',
  extensions: endings.web,
  analyse: ({ path, text }) => {
    const lines = indexLines(text);
    const code = lineSet(lines.count);
    const comments = lineSet(lines.count);
    const pieces = scanHtml(text);
    pieces.forEach((piece, i) => {
      const [first, last] = [lines.lineOf(piece.start), lines.lineOf(piece.end - 1)];
      if (piece.kind === 'markup') code.add(first, last);
      else if (piece.kind === 'text') addText(code, text.slice(piece.start, piece.end), first);
      else if (i > 0) comments.add(first, last);
    });
    const complexity = 1 + pieces.reduce((sum, piece) => sum + decisions(text, piece), 0);
    const counts = { ncloc: code.size, comment_lines: comments.size, complexity };
    // SonarQube reads style sheets in pages with these endings only.
    const findings = /\.x?html$/iu.test(path) ? findInPage(text) : findInTemplate(text);
    const tokenLines = duplicationTokens(text, lines);
    return { counts, tokenLines, noSonarLines: noSonarLines(text, pieces, lines), findings };
  },
};

function addText(code: LineSet, text: string, first: number): void {
  text.split(/\r\n|\n|\r/u).forEach((row, i) => {
    if (row.trim() !== '') code.add(first + i);
  });
}

/** Number of decisions in a tag: the tag itself, and each logical operator if an attribute holds an expression (`${…}`). */
function decisions(text: string, { kind, start, end }: HtmlPiece): number {
  if (kind !== 'markup') return 0;
  const tag = text.slice(start, end);
  const expressions = /[#$]\{/u.test(tag) ? (tag.match(/&&|\|\||\b(?:and|or)\b/gu)?.length ?? 0) : 0;
  return expressions + (decisionTag.test(tag) ? 1 : 0);
}

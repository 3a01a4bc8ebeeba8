import { indexLines } from '../../text/line-index.ts';
import { lineSet, type LineSet } from '../../text/line-set.ts';
import { endings } from '../endings.ts';
import type { Language } from '../language.ts';
import { xmlPieces, type XmlPiece } from './pieces.ts';
import { isWellFormed } from './well-formed.ts';

/**
 * Lines of code and of comments of XML: all lines of tags and declarations, the lines of text that are not blank, and
 * none of processing instructions. A document that is not well-formed is not measured.
 */
export const xml: Language = {
  key: 'xml',
  extensions: endings.xml,
  analyse: ({ text }) => {
    const document = text.trimStart();
    const pieces = xmlPieces(document);
    if (!pieces || !isWellFormed(document, pieces)) return null;
    const lines = indexLines(text);
    const code = lineSet(lines.count);
    const comments = lineSet(lines.count);
    const before = text.length - document.length;
    for (const piece of pieces)
      addPiece(piece, document, (at) => lines.lineOf(before + at), { code, comments });
    return {
      counts: { ncloc: code.size, comment_lines: comments.size },
      tokenLines: [],
      noSonarLines: [],
      findings: [],
    };
  },
};

interface LineSets {
  readonly code: LineSet;
  readonly comments: LineSet;
}

function addPiece(
  { kind, start, end }: XmlPiece,
  text: string,
  lineOf: (at: number) => number,
  { code, comments }: LineSets,
): void {
  const add = (lines: LineSet, first: number, last: number) => {
    addText(lines, text.slice(first, last), lineOf(first));
  };
  if (kind === 'text') add(code, start, end);
  else if (kind === 'cdata') add(code, start + '<![CDATA['.length, end - ']]>'.length);
  else if (kind === 'comment') add(comments, start + '<!--'.length, end - '-->'.length);
  else if (kind !== 'instruction') code.add(lineOf(start), lineOf(end - 1));
}

function addText(lines: LineSet, text: string, first: number): void {
  text.split(/\r\n|\n|\r/u).forEach((row, i) => {
    if (row.trim() !== '') lines.add(first + i);
  });
}

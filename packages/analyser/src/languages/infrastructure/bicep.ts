import { cutPieces, type Delimited } from '../../text/delimited.ts';
import { indexLines } from '../../text/line-index.ts';
import { lineSet } from '../../text/line-set.ts';
import { endings } from '../endings.ts';
import type { Language } from '../language.ts';

/** Comments and strings. */
const pieces: readonly Delimited[] = [
  { begins: '//', whole: /\/\/[^\n\r]*/uy },
  { begins: '/*', whole: /\/\*[\s\S]*?\*\//uy },
  { begins: "'''", whole: /'{3}[\s\S]*?'{3}/uy },
  { begins: "'", whole: /'(?:[^'\\\n]|\\[^\n])*'/uy, inLine: true },
];
/** Other runs of characters without white space. */
const words = /[^\s'/]+|\//uy;
/** Words with which a statement may begin. */
const statementStart =
  /^(?:targetScope|param|var|resource|module|output|type|func|import|metadata|provider|extension|assert|@)/u;

/** Lines of code and of comments of Bicep, Azure's template language; null for text that does not look like Bicep. */
export const bicep: Language = {
  key: 'azureresourcemanager',
  extensions: endings.azureresourcemanager,
  analyse: ({ text }) => {
    const lines = indexLines(text);
    const code = lineSet(lines.count);
    let comment_lines = 0;
    let first: string | null = null;
    let isOdd = false;
    for (const { start, end, isPiece } of cutPieces(text, pieces, words)) {
      const part = text.slice(start, end);
      if (isPiece && part.startsWith('/')) {
        comment_lines += part.split(/\r\n|\n|\r/u).filter(hasText).length;
        continue;
      }
      first ??= part;
      isOdd ||= !isPiece && part.includes('"');
      code.add(lines.lineOf(start), lines.lineOf(end - 1));
    }
    if (isOdd || (first !== null && !statementStart.test(first))) return null;
    return { counts: { ncloc: code.size, comment_lines }, tokenLines: [], noSonarLines: [], findings: [] };
  },
};

/** Whether a row of a comment counts: it has a letter or a digit and no NOSONAR. */
const hasText = (row: string): boolean => /[\p{L}\p{N}]/u.test(row) && !row.includes('NOSONAR');

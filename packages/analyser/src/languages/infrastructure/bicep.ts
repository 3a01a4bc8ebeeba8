import { indexLines } from '../../text/line-index.ts';
import { lineSet } from '../../text/line-set.ts';
import { endings } from '../endings.ts';
import type { Language } from '../language.ts';

/** Comments, strings, and other runs of characters without white space. */
const partPattern =
  /(?<comment>\/\/[^\n\r]*|\/\*[\s\S]*?\*\/)|(?<text>'{3}[\s\S]*?'{3}|'(?:[^'\\\n]|\\.)*')|[^\s'/]+|\//gu;
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
    for (const { 0: part, index, groups } of text.matchAll(partPattern)) {
      if (groups?.['comment'] !== undefined) {
        comment_lines += part.split(/\r\n|\n|\r/u).filter(hasText).length;
        continue;
      }
      first ??= part;
      isOdd ||= groups?.['text'] === undefined && part.includes('"');
      code.add(lines.lineOf(index), lines.lineOf(index + part.length - 1));
    }
    if (isOdd || (first !== null && !statementStart.test(first))) return null;
    return { counts: { ncloc: code.size, comment_lines }, tokenLines: [], noSonarLines: [], findings: [] };
  },
};

/** Whether a row of a comment counts: it has a letter or a digit and no NOSONAR. */
const hasText = (row: string): boolean => /[\p{L}\p{N}]/u.test(row) && !row.includes('NOSONAR');

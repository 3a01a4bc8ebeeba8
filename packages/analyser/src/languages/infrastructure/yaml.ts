import { replacePieces, type Delimited } from '../../text/delimited.ts';
import { endings } from '../endings.ts';
import type { Language } from '../language.ts';
import { isInfrastructureYaml } from './identify.ts';

/** Lines of code and of comments of YAML that describes infrastructure; other YAML is no source. */
export const yaml: Language = {
  key: 'yaml',
  extensions: endings.yaml,
  analyse: ({ path, text }) => {
    if (!isInfrastructureYaml(path, text)) return null;
    const rows = text.split(/\r\n|\n|\r/u);
    const ncloc = rows.filter((row) => row.trim() !== '' && !/^\s*#/u.test(row)).length;
    const comment_lines = commentsOf(rows).filter(hasText).length;
    return { counts: { ncloc, comment_lines }, tokenLines: [], noSonarLines: [], findings: [] };
  },
};

/** Whether a comment counts: it has a letter or a digit and no NOSONAR. */
const hasText = (comment: string): boolean => /[\p{L}\p{N}]/u.test(comment) && !comment.includes('NOSONAR');

const indentOf = (row: string): number => row.length - row.trimStart().length;

const strings: readonly Delimited[] = [
  { begins: '"', whole: /"(?:[^"\\]|\\.)*"/suy },
  { begins: "'", whole: /'[^']*'/uy },
];

/** Comments on lines of their own and after values; a `#` in a block scalar (`|`, `>`) begins no comment. */
function commentsOf(rows: readonly string[]): readonly string[] {
  const comments: string[] = [];
  let block: number | null = null;
  for (const row of rows) {
    if (row.trim() === '') continue;
    if (block !== null && indentOf(row) > block) continue;
    const plain = replacePieces(row, strings, () => 'x');
    const comment = /(?:^|\s)#.*$/su.exec(plain)?.[0];
    if (comment !== undefined) comments.push(comment);
    block = /(?:[:-]|^)\s+[|>][-+\d]*\s*(?:\s#.*)?$/su.test(plain) ? indentOf(row) : null;
  }
  return comments;
}

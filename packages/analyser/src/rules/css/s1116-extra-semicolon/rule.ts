import type { CssReport, CssRule } from '../engine/css-rule.ts';
import { endLine, isContainer, isRule, lineBreaks, startLine } from '../engine/read-sheet.ts';

const message = 'Quite este punto y coma de más.';

/** S1116: semicolons that end nothing. */
export const rule: CssRule = ({ root, nodes }) => [
  ...before(root.raws.after, endLine(root)),
  ...nodes.flatMap((node) => [
    ...before(node.raws.before, startLine(node)),
    ...(isContainer(node) ? before(node.raws.after, endLine(node)) : []),
    ...(isRule(node) ? before(node.raws.ownSemicolon, endLine(node)) : []),
  ]),
];

/** Semicolons in the text between two nodes, which ends at a line. */
function before(between: string | undefined, end: number): readonly CssReport[] {
  if (!between?.includes(';')) return [];
  const first = end - lineBreaks(between);
  return between
    .split('\n')
    .flatMap((row, i) => Array.from(row.matchAll(/;/gu), () => ({ line: first + i, message })));
}

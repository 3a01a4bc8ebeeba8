import type { CssRule } from '../engine/css-rule.ts';
import {
  isComment,
  isContainer,
  isDeclaration,
  readSheet,
  startLine,
  type Sheet,
} from '../engine/read-sheet.ts';
import { plainComment } from '../engine/mask.ts';

/** S125: comments whose whole text is valid CSS, with a semicolon or a block. */
export const rule: CssRule = {
  key: 'S125',
  find: ({ nodes }) =>
    nodes
      .filter(isComment)
      .filter(({ text }) => holdsCode(plainComment(text)))
      .map((comment) => ({
        line: startLine(comment),
        message: 'Borre este código comentado: el historial del repositorio lo conserva.',
      })),
};

function holdsCode(comment: string): boolean {
  if (!/[;}]/u.test(comment)) return false;
  const sheet = readSheet(comment, 'css');
  return sheet !== null && sheet.root.nodes.length > 0 && sheet.root.nodes.every(isCode);
}

/** Whether a statement is CSS: not an empty selector, nor a declaration whose name is a number. */
function isCode(node: Sheet['nodes'][number]): boolean {
  if (isDeclaration(node)) return /^[a-z$*@_-]/iu.test(node.prop);
  return isContainer(node) && (node.type === 'atrule' || node.selector !== '');
}

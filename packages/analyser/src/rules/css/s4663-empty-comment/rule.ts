import { isInline } from '../engine/mask.ts';
import type { CssRule } from '../engine/css-rule.ts';
import { isComment, startLine } from '../engine/read-sheet.ts';

/** S4663: a comment of several lines (`/* … *\/`) without text. */
export const rule: CssRule = ({ nodes }) =>
  nodes
    .filter(isComment)
    .filter(({ text }) => text === '' && !isInline(text))
    .map((comment) => ({ line: startLine(comment), message: 'Quite este comentario vacío.' }));

import type { CssRule } from '../engine/css-rule.ts';
import { isContainer, isRule, lineBreaks, startLine } from '../engine/read-sheet.ts';

/** S4658: a block without anything, not even a comment; reported where the block opens. */
export const rule: CssRule = ({ nodes }) =>
  nodes.filter(isContainer).flatMap((node) => {
    if (node.nodes === undefined || node.nodes.length > 0) return [];
    const head = isRule(node)
      ? (node.raws.selector?.raw ?? node.selector)
      : (node.raws.afterName ?? '') + (node.raws.params?.raw ?? node.params);
    const line = startLine(node) + lineBreaks(head + (node.raws.between ?? ''));
    return [{ line, message: 'Quite este bloque vacío, o escriba lo que le falta.' }];
  });

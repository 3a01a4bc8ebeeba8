import type { CssRule } from '../engine/css-rule.ts';
import {
  isAtRule,
  isDeclaration,
  isRule,
  lineBreakCounter,
  lineBreaks,
  startLine,
  type Sheet,
} from '../engine/read-sheet.ts';

const quoted = /"(?:[^"\\]|\\[\s\S])*"?|'(?:[^'\\]|\\[\s\S])*'?/gu;

const message = 'Cierre la cadena en su línea, o escriba «\\A» donde quiera el salto.';

/** S4652: a line break within a string, without a backslash before it. */
export const rule: CssRule = ({ nodes }) =>
  nodes.flatMap((node) => {
    const { before, text } = textOf(node);
    const first = startLine(node) + lineBreaks(before);
    const breaksBefore = lineBreakCounter(text);
    return Array.from(text.matchAll(quoted)).flatMap(({ 0: string, index }) => {
      const at = string.replace(/\\[\s\S]/gu, '  ').search(/[\n\r]/u);
      if (at === -1) return [];
      return [{ line: first + breaksBefore(index + at), message }];
    });
  });

/** The part of a node that may hold strings, and the text of the node before it. */
function textOf(node: Sheet['nodes'][number]): { readonly before: string; readonly text: string } {
  if (isDeclaration(node)) return { before: node.raws.between ?? '', text: node.value };
  if (isRule(node)) return { before: '', text: node.selector };
  return isAtRule(node) ? { before: node.raws.afterName ?? '', text: node.params } : { before: '', text: '' };
}

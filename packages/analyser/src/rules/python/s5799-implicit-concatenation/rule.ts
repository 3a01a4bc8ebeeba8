import type { PythonNode } from '../../../languages/python/ast/node.ts';
import type { NodeOf, PythonRule } from '../engine/python-rule.ts';

const longLine = 65;

/** S5799: adjacent strings on one line or among several values, where a comma may be missing. */
export const rule: PythonRule = (context) => {
  const { tokens, lines, text } = context.source;
  const lineAt = (offset: number) => lines.lineOf(offset);
  const written = (piece: NodeOf<'StringPiece'>) => {
    const start = tokens[piece.first]?.start ?? 0;
    const end = tokens[piece.last]?.end ?? 0;
    const [, prefix = '', quotes = ''] = /^([a-z]*)("""|'''|"|')/iu.exec(text.slice(start, end)) ?? [];
    const body = text.slice(start + prefix.length + quotes.length, end - quotes.length);
    return { start, end, prefix: prefix.toLowerCase(), quotes, body };
  };
  const column = (offset: number) => offset - (text.lastIndexOf('\n', offset - 1) + 1);
  const suspicious = (
    left: ReturnType<typeof written>,
    right: ReturnType<typeof written>,
    listed: boolean,
  ) => {
    if (left.prefix !== right.prefix || left.quotes !== right.quotes) return false;
    if (lineAt(left.start) === lineAt(right.start)) return true;
    const open = /(?:\s|\\n)$/u.test(left.body) || /^(?:\s|\\n)/u.test(right.body);
    return listed && !open && column(left.end) <= longLine;
  };
  return {
    StringLiteral: (node) => {
      if (node.pieces.length < 2) return;
      const parent = context.parentOf(node);
      if (isFormatted(node, parent)) return;
      const listed = parent?.type === 'List' || parent?.type === 'Set' || parent?.type === 'Tuple';
      const pieces = node.pieces.map(written);
      const place = pieces.findIndex((right, i) => {
        const left = pieces[i - 1];
        return left !== undefined && suspicious(left, right, listed);
      });
      const first = node.pieces[place - 1];
      if (first)
        context.report({
          node: first,
          message: 'Junte estas cadenas o añada la coma que falta entre ellas.',
        });
    },
  };
};

/** Whether the pieces are a `%` or `format` text, where a missing comma is unlikely. */
function isFormatted(node: PythonNode, parent: PythonNode | null): boolean {
  if (parent?.type === 'Binary') return parent.operator === '%' && parent.left === node;
  return parent?.type === 'Attribute' && parent.name === 'format';
}

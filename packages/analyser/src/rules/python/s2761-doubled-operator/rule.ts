import type { PythonRule } from '../engine/python-rule.ts';
import { withoutParentheses } from '../reading/expressions.ts';

/** S2761: doubled operators, `not not a` and `~~a`. */
export const rule: PythonRule = ({ report, parentOf }) => ({
  Unary(node) {
    if (node.operator !== 'not' && node.operator !== '~') return;
    const inner = withoutParentheses(node.operand);
    if (inner.type !== 'Unary' || inner.operator !== node.operator) return;
    let outer = parentOf(node);
    while (outer?.type === 'Parenthesized') outer = parentOf(outer);
    if (outer?.type === 'Unary' && outer.operator === node.operator) return;
    const message =
      node.operator === 'not' ? 'Use «bool()» en vez de negar dos veces.' : 'Quite el operador «~» repetido.';
    report({ node, message });
  },
});

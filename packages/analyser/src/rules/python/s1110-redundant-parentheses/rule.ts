import type { PythonRule } from '../engine/python-rule.ts';

/** S1110: doubled parentheses. */
export const rule: PythonRule = (context) => ({
  Parenthesized: (node) => {
    const inner = node.expression;
    const doubled =
      inner.type === 'Parenthesized' ||
      (inner.type === 'Tuple' && inner.parenthesized) ||
      (inner.type === 'Comprehension' && inner.kind === 'generator');
    if (!doubled) return;
    const token = context.nameToken(node);
    context.report({ token, message: 'Elimine estos paréntesis, que no aportan nada.' });
  },
});

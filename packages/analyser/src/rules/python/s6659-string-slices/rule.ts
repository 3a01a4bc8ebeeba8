import type { Expression } from '../../../languages/python/ast/expressions.ts';
import type { NodeOf, PythonRule } from '../engine/python-rule.ts';
import { stringText, withoutParentheses } from '../reading/expressions.ts';

/** The beginning or end of a string compared by cutting it. */
export const rule: PythonRule = {
  key: 'S6659',
  create(context) {
    const isNegative = (bound: Expression) => bound.type === 'Unary' && bound.operator === '-';
    const method = ({ lower, upper, step }: NodeOf<'Slice'>) => {
      if (step) return null;
      if (upper && !lower && !isNegative(upper)) return 'startswith';
      return lower && !upper && isNegative(lower) ? 'endswith' : null;
    };
    const sliceOf = (expression: Expression) => {
      const value = withoutParentheses(expression);
      return value.type === 'Subscript' && value.index.type === 'Slice' ? value.index : null;
    };
    const isText = (expression: Expression) =>
      stringText(context.source, withoutParentheses(expression)) !== null;
    return {
      Binary: (node) => {
        if (node.operator !== '==' && node.operator !== '!=') return;
        const slice = isText(node.right)
          ? sliceOf(node.left)
          : isText(node.left)
            ? sliceOf(node.right)
            : null;
        const name = slice && method(slice);
        if (name) context.report({ node, message: `Use «${name}» en vez de cortar la cadena.` });
      },
    };
  },
};

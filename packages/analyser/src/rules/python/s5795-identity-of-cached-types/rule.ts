import type { Expression } from '../../../languages/python/ast/expressions.ts';
import type { PythonRule } from '../engine/python-rule.ts';
import { withoutParentheses } from '../reading/expressions.ts';

/** Functions and classes whose results Python may cache or copy. */
const cachedResults = new Set(['int', 'float', 'complex', 'str', 'bytes', 'tuple', 'frozenset', 'hash']);

/** S5795: `is` on values that Python may cache or copy, such as numbers and strings. */
export const rule: PythonRule = (context) => {
  const maybeCopied = (expression: Expression) => {
    const value = withoutParentheses(expression);
    if (value.type === 'NumberLiteral' || value.type === 'StringLiteral' || value.type === 'Tuple')
      return true;
    return value.type === 'Call' && cachedResults.has(context.qualifiedName(value.callee) ?? '');
  };
  return {
    Binary: (node) => {
      if (node.operator !== 'is' && node.operator !== 'is not') return;
      if (!maybeCopied(node.left) && !maybeCopied(node.right)) return;
      const operator = node.operator === 'is' ? '==' : '!=';
      const token = context.source.tokens[node.left.last + 1] ?? context.nameToken(node);
      context.report({
        token,
        message: `Compare con «${operator}»: la identidad de estos valores no es fiable.`,
      });
    },
  };
};

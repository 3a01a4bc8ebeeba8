import type { Expression } from '../../../languages/python/ast/expressions.ts';
import type { PythonRule } from '../engine/python-rule.ts';
import { isConstant, withoutParentheses } from '../reading/expressions.ts';
import { singleValue } from '../reading/single-value.ts';

const things = new Set([
  'List',
  'Set',
  'Dict',
  'Tuple',
  'Lambda',
  'NumberLiteral',
  'StringLiteral',
  'Comprehension',
]);

/** A comparison to None whose answer is known before the program runs. */
export const rule: PythonRule = {
  key: 'S5727',
  create(context) {
    const valueOf = (expression: Expression): Expression | null => {
      const value = withoutParentheses(expression);
      if (value.type !== 'Name') return value;
      const variable = context.scopes.variableOf(value);
      const local = variable?.scope.kind === 'function' && context.scopes.scopeOf(value) === variable.scope;
      return local ? singleValue(value, context) : null;
    };
    const isKnown = (expression: Expression) => {
      const value = valueOf(expression);
      return value !== null && (things.has(value.type) || isConstant(value, 'None'));
    };
    return {
      Binary: (node) => {
        if (!/^(?:is|is not|==|!=)$/u.test(node.operator)) return;
        const other = isConstant(node.right, 'None')
          ? node.left
          : isConstant(node.left, 'None')
            ? node.right
            : null;
        if (other && isKnown(other))
          context.report({ node, message: 'Elimine esta comparación con None, que da siempre lo mismo.' });
      },
    };
  },
};

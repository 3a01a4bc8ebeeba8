import type { Expression } from '../../../languages/python/ast/expressions.ts';
import type { PythonRule } from '../engine/python-rule.ts';
import { withoutParentheses } from '../reading/expressions.ts';

/** `type(x) == A` where `isinstance(x, A)` would take subclasses too. */
export const rule: PythonRule = {
  key: 'S6660',
  create(context) {
    const asksType = (expression: Expression) => {
      const value = withoutParentheses(expression);
      return (
        value.type === 'Call' && value.args.length === 1 && context.qualifiedName(value.callee) === 'type'
      );
    };
    const isClass = (expression: Expression) => {
      const value = withoutParentheses(expression);
      if (value.type !== 'Name') return false;
      const variable = context.scopes.variableOf(value);
      if (!variable) return context.qualifiedName(value) !== null;
      const bindings = variable.usages.filter(({ kind }) => kind !== 'read');
      const [binding] = bindings;
      if (bindings.length !== 1) return false;
      // Of what is imported only its name tells whether it is a class.
      return binding?.kind === 'class' || (binding?.kind === 'import' && /^[A-Z]\w*[a-z]/u.test(value.id));
    };
    return {
      Binary: (node) => {
        if (node.operator !== '==' && node.operator !== '!=') return;
        const compared =
          (asksType(node.left) && isClass(node.right)) || (asksType(node.right) && isClass(node.left));
        if (compared) context.report({ node, message: 'Use «isinstance()» para comprobar el tipo.' });
      },
    };
  },
};

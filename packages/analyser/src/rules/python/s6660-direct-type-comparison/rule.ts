import type { Expression } from '../../../languages/python/ast/expressions.ts';
import type { PythonRule } from '../engine/python-rule.ts';
import { writesOf } from '../engine/symbols.ts';
import { withoutParentheses } from '../reading/expressions.ts';

/** S6660: `type(x) == A` instead of `isinstance(x, A)`, which includes subclasses. */
export const rule: PythonRule = (context) => {
  const isTypeCall = (expression: Expression) => {
    const value = withoutParentheses(expression);
    return value.type === 'Call' && value.args.length === 1 && context.qualifiedName(value.callee) === 'type';
  };
  const isClass = (expression: Expression) => {
    const value = withoutParentheses(expression);
    if (value.type !== 'Name') return false;
    const variable = context.scopes.variableOf(value);
    if (!variable) return context.qualifiedName(value) !== null;
    const bindings = writesOf(variable);
    const [binding] = bindings;
    if (bindings.length !== 1) return false;
    // An imported name counts as a class by its capital letter.
    return binding?.kind === 'class' || (binding?.kind === 'import' && /^[A-Z]\w*[a-z]/u.test(value.id));
  };
  return {
    Binary: (node) => {
      if (node.operator !== '==' && node.operator !== '!=') return;
      const compared =
        (isTypeCall(node.left) && isClass(node.right)) || (isTypeCall(node.right) && isClass(node.left));
      if (compared) context.report({ node, message: 'Use «isinstance()» para comprobar el tipo.' });
    },
  };
};

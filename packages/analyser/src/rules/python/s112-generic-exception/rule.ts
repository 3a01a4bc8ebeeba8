import type { Expression } from '../../../languages/python/ast/expressions.ts';
import type { PythonRule } from '../engine/python-rule.ts';
import { withoutParentheses } from '../reading/expressions.ts';
import { onlyBinding } from '../reading/values.ts';

const genericClasses = new Set(['Exception', 'BaseException']);

/** S112: `raise Exception(…)`, by class, by instance or by a name whose only value is one. */
export const rule: PythonRule = (context) => {
  const isGenericClass = (value: Expression) => genericClasses.has(context.qualifiedName(value) ?? '');
  const isGeneric = (expression: Expression): boolean => {
    const value = withoutParentheses(expression);
    if (isGenericClass(value)) return true;
    if (value.type === 'Call') return isGenericClass(value.callee);
    if (value.type !== 'Name') return false;
    const binding = onlyBinding(context, value);
    if (binding?.type === 'Parameter')
      return binding.star === '' && binding.annotation !== null && isGenericClass(binding.annotation);
    return binding?.type === 'Call' && isGenericClass(binding.callee);
  };
  return {
    Raise({ values: [node] }) {
      if (node && isGeneric(node))
        context.report({ node, message: 'Lance una excepción más concreta que esta.' });
    },
  };
};

import type { PythonRule } from '../engine/python-rule.ts';
import { classOfMethod } from '../reading/definitions.ts';
import { withoutParentheses } from '../reading/expressions.ts';
import { handlerAround } from '../reading/handlers.ts';

const binaryOperators = 'add sub mul matmul truediv floordiv mod divmod pow lshift rshift and xor or'.split(
  ' ',
);
const operatorMethods = new Set([
  ...['lt', 'le', 'eq', 'ne', 'gt', 'ge', 'length_hint'].map((name) => `__${name}__`),
  ...binaryOperators.flatMap((name) => [`__${name}__`, `__r${name}__`, `__i${name}__`]),
]);

/** S5712: operator methods that raise `NotImplementedError` instead of returning `NotImplemented`. */
export const rule: PythonRule = (context) => ({
  Raise(node) {
    const method = handlerAround(context.ancestorsOf(node));
    if (
      method?.type !== 'FunctionDef' ||
      !operatorMethods.has(method.name) ||
      !classOfMethod(context, method)
    )
      return;
    const [raised] = node.values;
    if (!raised) return;
    const value = withoutParentheses(raised);
    if (context.qualifiedName(value.type === 'Call' ? value.callee : value) === 'NotImplementedError')
      context.report({
        node,
        message: 'Devuelva «NotImplemented» en vez de lanzar «NotImplementedError».',
      });
  },
});

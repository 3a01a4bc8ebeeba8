import type { PythonRule } from '../engine/python-rule.ts';
import { isTensorFunction } from '../reading/tensor-functions.ts';

/** S6908: recursive traced functions of TensorFlow, whose tracing does not terminate. */
export const rule: PythonRule = (context) => ({
  FunctionDef: (node) => {
    if (!isTensorFunction(node, context)) return;
    const calls = context.descendantsOf(node.body).filter((found) => {
      if (found.type !== 'Call' || found.callee.type !== 'Name' || found.callee.id !== node.name)
        return false;
      return context.scopes.variableOf(found.callee)?.usages.some((usage) => usage.node === node);
    });
    if (calls.length === 0) return;
    context.report({
      token: context.nameToken(node),
      message: 'Use un bucle: esta «tf.function» no debe llamarse a sí misma.',
    });
  },
});

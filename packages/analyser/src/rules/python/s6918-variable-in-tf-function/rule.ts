import type { PythonRule } from '../engine/python-rule.ts';
import { isTensorFunction } from '../reading/tensor-functions.ts';

/** S6918: a `tf.Variable` that every call of a traced function creates. */
export const rule: PythonRule = (context) => ({
  FunctionDef: (node) => {
    if (!isTensorFunction(node, context)) return;
    for (const found of context.descendantsOf(node.body)) {
      if (found.type !== 'Call' || context.qualifiedName(found.callee) !== 'tensorflow.Variable') continue;
      const guarded = context.ancestorsOf(found).some(({ type }) => type === 'If');
      if (!guarded)
        context.report({
          node: found.callee,
          message: 'Cree esta variable una sola vez, fuera de la «tf.function».',
        });
    }
  },
});

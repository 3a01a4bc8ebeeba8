import type { PythonRule } from '../engine/python-rule.ts';
import { argumentOf } from '../reading/expressions.ts';

/** S6925: the argument `validate_indices` of `tf.gather`, which has no effect any more. */
export const rule: PythonRule = (context) => ({
  Call: (node) => {
    if (context.qualifiedName(node.callee) !== 'tensorflow.gather') return;
    const argument = argumentOf(node, 2, 'validate_indices');
    if (argument)
      context.report({
        node: argument,
        message: 'Quite «validate_indices», que está obsoleto y no hace nada.',
      });
  },
});

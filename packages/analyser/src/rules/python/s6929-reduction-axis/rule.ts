import type { PythonRule } from '../engine/python-rule.ts';
import { argumentOf, unpacks } from '../reading/expressions.ts';

const reductions = new Set(
  `all any euclidean_norm logsumexp max mean min prod std sum variance`
    .split(' ')
    .flatMap((name) => [`tensorflow.math.reduce_${name}`, `tensorflow.reduce_${name}`]),
);

/** S6929: reductions of TensorFlow, and `torch.aminmax`, without an explicit axis. */
export const rule: PythonRule = (context) => ({
  Call: (node) => {
    const name = context.qualifiedName(node.callee) ?? '';
    const axis = name === 'torch.aminmax' ? 'dim' : 'axis';
    if (axis === 'axis' && !reductions.has(name)) return;
    if (argumentOf(node, 1, axis) || unpacks(node)) return;
    context.report({
      node: node.callee,
      message: `Indique «${axis}» en esta reducción, o «${axis}=None» si son todas las dimensiones.`,
    });
  },
});

import type { PythonRule } from '../engine/python-rule.ts';
import { argumentOf, unpacks } from '../reading/expressions.ts';

const loaders = new Set(['torch.utils.data.DataLoader', 'torch.utils.data.dataloader.DataLoader']);

/** S6983: a data loader without the argument `num_workers`. */
export const rule: PythonRule = (context) => ({
  Call: (node) => {
    if (!loaders.has(context.qualifiedName(node.callee) ?? '')) return;
    if (argumentOf(node, 5, 'num_workers') || unpacks(node)) return;
    context.report({
      node: node.callee,
      message: 'Indique «num_workers», los procesos que preparan los datos.',
    });
  },
});

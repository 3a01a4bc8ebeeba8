import type { PythonRule } from '../engine/python-rule.ts';

/** S6979: `torch.autograd.Variable`, the deprecated name of a tensor. */
export const rule: PythonRule = (context) => ({
  Call: (node) => {
    if (context.qualifiedName(node.callee) !== 'torch.autograd.Variable') return;
    context.report({
      node: node.callee,
      message: 'Quite «Variable»: un tensor ya admite «requires_grad».',
    });
  },
});

import type { NodeOf, PythonContext, PythonRule } from '../engine/python-rule.ts';
import { argumentOf } from '../reading/expressions.ts';

/** S6982: a PyTorch model whose mode, `train` or `eval`, is not set after loading its state. */
export const rule: PythonRule = (context) => ({
  Call: (node) => {
    const { callee } = node;
    if (callee.type !== 'Attribute' || callee.name !== 'load_state_dict') return;
    const value = argumentOf(node, 0, 'state_dict')?.value;
    if (value?.type !== 'Call' || context.qualifiedName(value.callee) !== 'torch.load') return;
    if (callee.object.type !== 'Name' || isModeSet(callee.object, node, context)) return;
    context.report({
      node: callee,
      message: `Llame a «${callee.object.id}.eval()» o «${callee.object.id}.train()» después de cargar el estado.`,
    });
  },
});

function isModeSet(model: NodeOf<'Name'>, call: NodeOf<'Call'>, context: PythonContext): boolean {
  const usages = context.scopes.variableOf(model)?.usages ?? [];
  return usages.some(({ kind, node }) => {
    if (kind !== 'read' || node.first <= call.last) return false;
    const parent = context.parentOf(node);
    if (parent?.type === 'Attribute') return parent.name === 'eval' || parent.name === 'train';
    return parent?.type === 'Argument' || parent?.type === 'Return';
  });
}

import { AST_NODE_TYPES as Kind, type TSESTree } from '@typescript-eslint/utils';

import { decorate } from '../engine/plain/decorate.ts';
import { reportedNode } from '../engine/plain/reported-node.ts';
import { typescriptRule } from '../plugins/sources.ts';

const isNamed = (node: TSESTree.Node | undefined, name: string) =>
  node?.type === Kind.Identifier && node.name === name;

/** Whether a parameter belongs to a Redux reducer: `(state = initial, action)`. */
function isReducer({ left, parent }: TSESTree.AssignmentPattern): boolean {
  if (!('params' in parent) || parent.params.length !== 2) return false;
  const second = parent.params[1];
  return isNamed(left, 'state') && isNamed(second, 'action');
}

/** S1788: parameters with a default value come last. */
export const rule = decorate(typescriptRule('default-param-last'), {
  message: 'Ponga al final los parámetros con valor por defecto.',
  onReport(context, descriptor) {
    const node = reportedNode(descriptor);
    // A destructured options object may have any position.
    if (node?.type !== Kind.AssignmentPattern || node.left.type !== Kind.Identifier) return;
    if (!isReducer(node)) context.report(descriptor);
  },
});

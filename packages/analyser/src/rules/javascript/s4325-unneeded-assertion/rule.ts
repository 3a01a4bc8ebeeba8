import { AST_NODE_TYPES as Kind } from '@typescript-eslint/utils';

import { decorate } from '../engine/decorate.ts';
import { reportedNode } from '../engine/reported-node.ts';
import { typesOf } from '../engine/types.ts';
import { typescriptRule } from '../plugins/sources.ts';

/** S4325: an assertion changes the type. Only the very same type is surely no change. */
export const rule = decorate(typescriptRule('no-unnecessary-type-assertion'), {
  message: 'Esta aserción de tipo sobra: no cambia el tipo.',
  onReport(context, descriptor) {
    const node = reportedNode(descriptor);
    if (node?.type === Kind.TSAsExpression || node?.type === Kind.TSTypeAssertion) {
      const types = typesOf(context);
      if (descriptor.messageId !== 'unnecessaryAssertion') return;
      if (types?.typeAt(node) !== types?.typeAt(node.expression)) return;
    }
    context.report(descriptor);
  },
});

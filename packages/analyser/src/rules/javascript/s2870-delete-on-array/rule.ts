import type { TSESTree } from '@typescript-eslint/utils';

import { createTypedRule } from '../engine/plain/create-rule.ts';
import { hasArrayType } from '../support/ts-nodes.ts';

/** S2870: `delete` is not applied to array elements: it leaves a hole. */
export const rule = createTypedRule({
  messages: { remove: 'Use «splice» o «filter» en vez de «delete», que deja un hueco en la lista.' },
  create: (context, types) => ({
    'UnaryExpression[operator="delete"] > MemberExpression[computed=true]'(node: TSESTree.MemberExpression) {
      if (hasArrayType(node.object, types)) context.report({ node: node.parent, messageId: 'remove' });
    },
  }),
});

import type { TSESTree } from '@typescript-eslint/utils';

import { createTypedRule } from '../engine/plain/create-rule.ts';
import { hasStringType } from '../support/regex-origins.ts';
import { hasArrayType } from '../support/ts-nodes.ts';

/** S3579: array elements are written by numeric index. */
export const rule = createTypedRule({
  messages: {
    named: 'Use un objeto o un «Map» para guardar por nombre; en una lista, un índice numérico.',
  },
  create: (context, types) => ({
    AssignmentExpression({ left }: TSESTree.AssignmentExpression) {
      if (left.type !== 'MemberExpression' || !left.computed) return;
      if (!hasStringType(left.property, types) || !hasArrayType(left.object, types)) return;
      context.report({ node: left, messageId: 'named' });
    },
  }),
});

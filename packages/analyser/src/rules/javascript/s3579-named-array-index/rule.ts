import type { TSESTree } from '@typescript-eslint/utils';

import { createRule } from '../engine/plain/create-rule.ts';
import { typesOf } from '../engine/plain/types.ts';
import { hasStringType } from '../support/regex-origins.ts';
import { hasArrayType } from '../support/ts-nodes.ts';

/** S3579: array elements are written by numeric index. */
export const rule = createRule({
  meta: {
    type: 'problem',
    messages: {
      named: 'Use un objeto o un «Map» para guardar por nombre; en una lista, un índice numérico.',
    },
    schema: [],
  },
  defaultOptions: [],
  create(context) {
    const types = typesOf(context);
    if (types === null) return {};
    return {
      AssignmentExpression({ left }: TSESTree.AssignmentExpression) {
        if (left.type !== 'MemberExpression' || !left.computed) return;
        if (!hasStringType(left.property, types) || !hasArrayType(left.object, types)) return;
        context.report({ node: left, messageId: 'named' });
      },
    };
  },
});

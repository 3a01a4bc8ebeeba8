import type { TSESTree } from '@typescript-eslint/utils';

import { createRule } from '../engine/plain/create-rule.ts';
import { typesOf } from '../engine/plain/types.ts';
import { isString } from '../support/regex-origins.ts';
import { isArray } from '../support/ts-nodes.ts';

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
        if (!isString(left.property, types) || !isArray(left.object, types)) return;
        context.report({ node: left, messageId: 'named' });
      },
    };
  },
});

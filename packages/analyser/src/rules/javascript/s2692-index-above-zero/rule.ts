import { AST_NODE_TYPES as Kind, type TSESTree } from '@typescript-eslint/utils';

import { createTypedRule } from '../engine/plain/create-rule.ts';

/** The object of an `indexOf` call with one argument. */
function searched(node: TSESTree.Node): TSESTree.Expression | null {
  if (node.type !== Kind.CallExpression || node.arguments.length !== 1) return null;
  const { callee } = node;
  if (callee.type !== Kind.MemberExpression || callee.property.type !== Kind.Identifier) return null;
  return callee.property.name === 'indexOf' && !callee.computed ? callee.object : null;
}

export const rule = createTypedRule({
  messages: {
    first: 'Use «includes» o compare con «>= 0»: esta comprobación pasa por alto la posición 0.',
  },
  create: (context, types) => ({
    "BinaryExpression[operator='>'][right.value=0]"(node: TSESTree.BinaryExpression) {
      const list = searched(node.left);
      if (list && types.typeAt(list).getSymbol()?.name === 'Array')
        context.report({ node, messageId: 'first' });
    },
  }),
});

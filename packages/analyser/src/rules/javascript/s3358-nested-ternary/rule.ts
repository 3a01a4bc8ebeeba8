import { AST_NODE_TYPES as Kind, type TSESTree } from '@typescript-eslint/utils';

import { createRule } from '../engine/plain/create-rule.ts';
import { ancestorsOf } from '../support/ancestors.ts';

// A conditional inside one of these is not nested in the outer one.
const borders = new Set<string>([
  Kind.FunctionDeclaration,
  Kind.FunctionExpression,
  Kind.ArrowFunctionExpression,
  Kind.JSXExpressionContainer,
  Kind.ArrayExpression,
  Kind.ObjectExpression,
]);

function isNested(node: TSESTree.ConditionalExpression): boolean {
  for (const { type } of ancestorsOf(node)) {
    if (type === Kind.ConditionalExpression) return true;
    if (borders.has(type)) return false;
  }
  return false;
}

export const rule = createRule({
  messages: { nested: 'Saque este operador ternario anidado a una instrucción aparte.' },
  create: (context) => ({
    ConditionalExpression(node) {
      if (isNested(node)) context.report({ node, messageId: 'nested' });
    },
  }),
});

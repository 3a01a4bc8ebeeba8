import { AST_NODE_TYPES as Kind, type TSESTree } from '@typescript-eslint/utils';

import { createRule } from '../engine/plain/create-rule.ts';

const generators = new Set(['Math.random', 'Date.now']);

/** Whether an expression has another value at each evaluation, because it calls a function such as `Math.random`. */
function isGenerated(node: TSESTree.Node): boolean {
  if (node.type === Kind.TemplateLiteral) return node.expressions.some(isGenerated);
  if (node.type === Kind.BinaryExpression) return isGenerated(node.left) || isGenerated(node.right);
  if (node.type !== Kind.CallExpression || node.callee.type !== Kind.MemberExpression) return false;
  const { object, property } = node.callee;
  if (property.type !== Kind.Identifier) return false;
  if (property.name === 'toString') return isGenerated(object);
  return object.type === Kind.Identifier && generators.has(`${object.name}.${property.name}`);
}

export const rule = createRule({
  messages: {
    generated: 'No genere la clave al renderizar: debe ser la misma cada vez. Use un dato del elemento.',
  },
  create: (context) => ({
    "JSXAttribute[name.name='key'] > JSXExpressionContainer.value"(node: TSESTree.JSXExpressionContainer) {
      if (isGenerated(node.expression)) context.report({ node: node.expression, messageId: 'generated' });
    },
  }),
});

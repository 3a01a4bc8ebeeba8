import { AST_NODE_TYPES as Kind, type TSESTree } from '@typescript-eslint/utils';

import { createRule } from '../engine/plain/create-rule.ts';

const customaryParents = new Set<string>([
  Kind.ExpressionStatement,
  Kind.AssignmentExpression,
  Kind.VariableDeclarator,
  Kind.SequenceExpression,
]);
const comparisons = new Set(['==', '!=', '===', '!==', '<', '<=', '>', '>=']);

/**
 * Whether an assignment is in a customary place: a statement, a chain, a loop head, a default, a
 * comparison.
 */
function isCustomary(node: TSESTree.AssignmentExpression): boolean {
  const { parent } = node;
  if (customaryParents.has(parent.type)) return true;
  if (parent.type === Kind.ForStatement) return parent.init === node || parent.update === node;
  if (parent.type === Kind.WhileStatement || parent.type === Kind.DoWhileStatement) return true;
  if (parent.type === Kind.ArrowFunctionExpression) return parent.body === node;
  if (parent.type === Kind.LogicalExpression) return parent.right === node;
  return parent.type === Kind.BinaryExpression && comparisons.has(parent.operator);
}

export const rule = createRule({
  messages: { inner: 'Saque de esta expresión la asignación a «{{name}}».' },
  create: (context) => ({
    AssignmentExpression(node) {
      if (isCustomary(node)) return;
      const { sourceCode } = context;
      const operator = sourceCode.getTokenAfter(node.left, ({ value }) => value === node.operator);
      const data = { name: sourceCode.getText(node.left) };
      context.report({ loc: (operator ?? node).loc, messageId: 'inner', data });
    },
  }),
});

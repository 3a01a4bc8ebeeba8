import { AST_NODE_TYPES as Kind, type TSESTree } from '@typescript-eslint/utils';

import { createRule } from '../engine/plain/create-rule.ts';

const isBoolean = (node: TSESTree.Node): boolean =>
  node.type === Kind.Literal && typeof node.value === 'boolean';

/** Whether a node is a condition: elsewhere `a || true` may be a default value. */
const isCondition = (node: TSESTree.Node): boolean => {
  const { parent } = node;
  return (
    (parent?.type === Kind.IfStatement || parent?.type === Kind.ConditionalExpression) && parent.test === node
  );
};

export const rule = createRule({
  messages: { redundant: 'Escriba esta expresión sin «{{literal}}», que sobra.' },
  create(context) {
    const check = (...nodes: TSESTree.Node[]) => {
      for (const node of nodes.filter(isBoolean)) {
        context.report({ node, messageId: 'redundant', data: { literal: context.sourceCode.getText(node) } });
      }
    };
    return {
      BinaryExpression({ operator, left, right }) {
        if (operator === '==' || operator === '!=') check(left, right);
      },
      LogicalExpression(node) {
        if (node.operator === '&&') check(node.left, node.right);
        if (node.operator === '||') check(node.left, ...(isCondition(node) ? [node.right] : []));
      },
      UnaryExpression({ operator, argument }) {
        if (operator === '!') check(argument);
      },
    };
  },
});

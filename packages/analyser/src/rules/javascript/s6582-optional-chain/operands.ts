import { AST_NODE_TYPES as Kind, type TSESTree } from '@typescript-eslint/utils';

const isChainOf = (node: TSESTree.Node, operator: string): node is TSESTree.LogicalExpression =>
  node.type === Kind.LogicalExpression && node.operator === operator;

/** The operands of a chain of one operator, in order; for any other node, the node itself. */
export function operandsOf(top: TSESTree.Node, operator: string): TSESTree.Node[] {
  const operands: TSESTree.Node[] = [];
  const waiting = [top];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (isChainOf(node, operator)) waiting.push(node.right, node.left);
    else operands.push(node);
  }
  return operands;
}

import { AST_NODE_TYPES as Kind, type TSESTree } from '@typescript-eslint/utils';

import { uses } from '../engine/fast/index.ts';

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

/** Root of expressions that have no name. */
const anything = '*';

/** The root of a member access: the `a` of `a.b().c`. */
function rootOf(node: TSESTree.Node): string {
  if (node.type === Kind.MemberExpression) return rootOf(node.object);
  if (node.type === Kind.CallExpression) return rootOf(node.callee);
  if (node.type === Kind.ChainExpression || node.type === Kind.TSNonNullExpression)
    return rootOf(node.expression);
  if (node.type === Kind.Identifier) return node.name;
  if (node.type === Kind.ThisExpression) return 'this';
  return node.type === Kind.Literal ? node.raw : anything;
}

/** The roots of the values that an operand may test. */
function rootsOf(node: TSESTree.Node): readonly string[] {
  if (node.type === Kind.UnaryExpression) return rootsOf(node.argument);
  if (node.type === Kind.BinaryExpression) return [...rootsOf(node.left), ...rootsOf(node.right)];
  return [rootOf(node)];
}

/**
 * Whether two operands of a chain may test the same root; otherwise there is nothing to shorten. False for
 * a part of a longer chain, which is tested as a whole.
 */
export function mayShareRoot(node: TSESTree.LogicalExpression): boolean {
  if (!uses('node-gates')) return true;
  if (isChainOf(node.parent, node.operator)) return false;
  const all = operandsOf(node, node.operator).map(rootsOf);
  const seen = new Set<string>();
  return all.some((roots) => {
    const shares = roots.some((root) => root === anything || seen.has(root));
    for (const root of roots) seen.add(root);
    return shares;
  });
}

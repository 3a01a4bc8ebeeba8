import { AST_NODE_TYPES as Kind, type TSESTree } from '@typescript-eslint/utils';

const isChainOf = (node: TSESTree.Node, operator: string): node is TSESTree.LogicalExpression =>
  node.type === Kind.LogicalExpression && node.operator === operator;

/** The operands of a chain of one operator, in their order; of any other node itself. */
export function operandsOf(top: TSESTree.Node, operator: string): TSESTree.Node[] {
  const operands: TSESTree.Node[] = [];
  const waiting = [top];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (isChainOf(node, operator)) waiting.push(node.right, node.left);
    else operands.push(node);
  }
  return operands;
}

/** Stands for what is too special to be told apart by a name. */
const anything = '*';

/** What the access to a part of something begins with: the `a` of `a.b().c`. */
function rootOf(node: TSESTree.Node): string {
  if (node.type === Kind.MemberExpression) return rootOf(node.object);
  if (node.type === Kind.CallExpression) return rootOf(node.callee);
  if (node.type === Kind.ChainExpression || node.type === Kind.TSNonNullExpression)
    return rootOf(node.expression);
  if (node.type === Kind.Identifier) return node.name;
  if (node.type === Kind.ThisExpression) return 'this';
  return node.type === Kind.Literal ? node.raw : anything;
}

/** What an operand may be a question about. */
function rootsOf(node: TSESTree.Node): readonly string[] {
  if (node.type === Kind.UnaryExpression) return rootsOf(node.argument);
  if (node.type === Kind.BinaryExpression) return [...rootsOf(node.left), ...rootsOf(node.right)];
  return [rootOf(node)];
}

/**
 * Whether two operands of a chain may be about the same thing; about different ones there is nothing to shorten. Of a part of
 * a longer chain nothing is said: that is asked about as a whole.
 */
export function mayShareRoot(node: TSESTree.LogicalExpression): boolean {
  if (isChainOf(node.parent, node.operator)) return false;
  const all = operandsOf(node, node.operator).map(rootsOf);
  const seen = new Set<string>();
  return all.some((roots) => {
    const shares = roots.some((root) => root === anything || seen.has(root));
    for (const root of roots) seen.add(root);
    return shares;
  });
}

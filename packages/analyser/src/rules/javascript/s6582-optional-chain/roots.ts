import { AST_NODE_TYPES as Kind, type TSESTree } from '@typescript-eslint/utils';

/** The operands of a chain of one operator. */
export function operandsOf(node: TSESTree.Node, operator: string): TSESTree.Node[] {
  if (node.type !== Kind.LogicalExpression || node.operator !== operator) return [node];
  return [...operandsOf(node.left, operator), ...operandsOf(node.right, operator)];
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

/** Whether two operands of a chain may be about the same thing; about different ones there is nothing to shorten. */
export function mayShareRoot({ operator, left, right }: TSESTree.LogicalExpression): boolean {
  const all = [left, right].flatMap((side) => operandsOf(side, operator)).map(rootsOf);
  const seen = new Set<string>();
  return all.some((roots) => {
    const shares = roots.some((root) => root === anything || seen.has(root));
    for (const root of roots) seen.add(root);
    return shares;
  });
}

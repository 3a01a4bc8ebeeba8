import type { TSESTree } from '@typescript-eslint/utils';

/** The ancestors of a node, the nearest first. */
export function* ancestorsOf(node: TSESTree.Node): Generator<TSESTree.Node> {
  for (let around = node.parent; around; around = around.parent) yield around;
}

type VisitorKeys = Readonly<Record<string, readonly string[]>>;
type Field = TSESTree.Node | readonly (TSESTree.Node | null)[] | null | undefined;

/** Visits the children of a node in the order of the tree, each with the name of its field. */
export function visitChildren(
  node: TSESTree.Node,
  keys: VisitorKeys,
  visit: (child: TSESTree.Node, key: string) => void,
): void {
  const own: unknown = node;
  const fields = own as Readonly<Record<string, Field>>;
  for (const key of keys[node.type] ?? []) {
    const field = fields[key];
    if (!field) continue;
    if ('type' in field) visit(field, key);
    else for (const child of field) if (child) visit(child, key);
  }
}

/** The children of a node in the order of the tree. */
export function childrenOf(node: TSESTree.Node, keys: VisitorKeys): TSESTree.Node[] {
  const children: TSESTree.Node[] = [];
  visitChildren(node, keys, (child) => void children.push(child));
  return children;
}

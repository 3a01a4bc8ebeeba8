import type { TSESTree } from '@typescript-eslint/utils';

/** The nodes around a node, the nearest first. */
export function* ancestorsOf(node: TSESTree.Node): Generator<TSESTree.Node> {
  for (let around = node.parent; around; around = around.parent) yield around;
}

/** The children of a node in the order of the tree. */
export function childrenOf(
  node: TSESTree.Node,
  keys: Readonly<Record<string, readonly string[]>>,
): TSESTree.Node[] {
  const fields = node as unknown as Readonly<Record<string, unknown>>;
  return (keys[node.type] ?? [])
    .flatMap((key) => fields[key])
    .filter((child) => child !== null && child !== undefined) as TSESTree.Node[];
}

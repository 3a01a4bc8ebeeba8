/**
 * A tree as lists in the order of a walk from the root, parents first: node, place of its parent (-1 for the root), and
 * place after its last descendant. Measures are loops over it, so that no nesting can exhaust the stack.
 */
export interface FlatNodes<N> {
  readonly nodes: readonly N[];
  readonly parents: readonly number[];
  readonly ends: readonly number[];
}

function subtreeEnds(parents: readonly number[]): number[] {
  const ends = parents.map((_, i) => i + 1);
  for (let i = parents.length - 1; i > 0; i--) {
    const parent = parents[i] ?? 0;
    ends[parent] = Math.max(ends[parent] ?? 0, ends[i] ?? 0);
  }
  return ends;
}

/** Flattens a tree into lists; `pushChildren` adds the children of a node to a list, the last child first. */
export function listNodes<N extends object>(
  root: N,
  pushChildren: (node: N, list: N[]) => void,
): FlatNodes<N> {
  const nodes: N[] = [];
  const parents: number[] = [];
  const waiting: N[] = [root];
  const parentOfWaiting = [-1];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    parents.push(parentOfWaiting.pop() ?? -1);
    const place = nodes.push(node) - 1;
    pushChildren(node, waiting);
    while (parentOfWaiting.length < waiting.length) parentOfWaiting.push(place);
  }
  return { nodes, parents, ends: subtreeEnds(parents) };
}

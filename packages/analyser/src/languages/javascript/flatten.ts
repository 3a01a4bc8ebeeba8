import { visitorKeys } from 'oxc-parser';

import type { Node, Program } from './syntax.ts';

/**
 * A tree as lists in the order of a walk from the root, parents first: node, place of its parent (-1 for the root),
 * and place after its last descendant. Measures are loops over it, so that no nesting can exhaust the stack.
 */
export interface FlatTree {
  readonly nodes: readonly Node[];
  readonly parents: readonly number[];
  readonly ends: readonly number[];
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** Adds the children of a node to the list, the last one first. */
function pushChildren(node: Node, list: Node[]): void {
  // Nodes that only the second parser knows are searched in all their properties.
  const keys = visitorKeys[node.type] ?? Object.keys(node);
  for (let k = keys.length - 1; k >= 0; k--) {
    // The keys come with the node's type from the parser's own table.
    const child: unknown = (node as unknown as Record<string, unknown>)[keys[k] ?? ''];
    const children: readonly unknown[] = Array.isArray(child) ? child : [child];
    for (let i = children.length - 1; i >= 0; i--) {
      const candidate = children[i];
      if (isNode(candidate)) list.push(candidate);
    }
  }
}

function subtreeEnds(parents: readonly number[]): number[] {
  const ends = parents.map((_, i) => i + 1);
  for (let i = parents.length - 1; i > 0; i--) {
    const parent = parents[i] ?? 0;
    ends[parent] = Math.max(ends[parent] ?? 0, ends[i] ?? 0);
  }
  return ends;
}

export function flatten(program: Program): FlatTree {
  const nodes: Node[] = [];
  const parents: number[] = [];
  const waiting: Node[] = [program];
  const parentOfWaiting = [-1];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    parents.push(parentOfWaiting.pop() ?? -1);
    const place = nodes.push(node) - 1;
    pushChildren(node, waiting);
    while (parentOfWaiting.length < waiting.length) parentOfWaiting.push(place);
  }
  return { nodes, parents, ends: subtreeEnds(parents) };
}

import { visitorKeys } from 'oxc-parser';

import { listNodes, type FlatNodes } from '../flat-tree.ts';
import type { Node, Program } from './syntax.ts';

export type FlatTree = FlatNodes<Node>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** Adds the children of a node to the list, the last one first. */
function pushChildren(node: Node, list: Node[]): void {
  // Node types without visitor keys come from the second parser: all their properties are searched.
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

export const flatten = (program: Program): FlatTree => listNodes<Node>(program, pushChildren);

import type { PageNode, StartTag } from './page.ts';

/** An element that is closed: its start tag, and what stands between its tags. */
export interface ClosedElement {
  readonly tag: StartTag;
  readonly content: readonly PageNode[];
}

/**
 * The closed elements with one of the names, in order; one within another of them replaces it, so that each part of a page is
 * content of one element at most.
 */
export function closedElements(
  nodes: readonly PageNode[],
  isWanted: (name: string) => boolean,
): readonly ClosedElement[] {
  const found: ClosedElement[] = [];
  let open: { tag: StartTag; from: number } | null = null;
  nodes.forEach((node, i) => {
    if (node.kind === 'start' && isWanted(node.name)) {
      open = node.selfClosing ? null : { tag: node, from: i + 1 };
      if (node.selfClosing) found.push({ tag: node, content: [] });
    } else if (node.kind === 'end' && open?.tag.name === node.name) {
      found.push({ tag: open.tag, content: nodes.slice(open.from, i) });
      open = null;
    }
  });
  return found;
}

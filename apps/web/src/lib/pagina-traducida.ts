/**
 * Keeps the page working under a browser's translator, which replaces text nodes by elements of its own: React then removes a
 * node, or inserts before one, that is no longer where it was, and would end with NotFoundError.
 */
export function tolerateTranslator(nodes: Pick<Node, 'removeChild' | 'insertBefore'> = Node.prototype): void {
  const { removeChild, insertBefore } = nodes;
  nodes.removeChild = function remove<T extends Node>(this: Node, child: T): T {
    return child.parentNode === this ? removeChild.call<Node, [T], T>(this, child) : child;
  };
  nodes.insertBefore = function insert<T extends Node>(this: Node, node: T, before: Node | null): T {
    const place = before?.parentNode === this ? before : null;
    return insertBefore.call<Node, [T, Node | null], T>(this, node, place);
  };
}

import { listNodes } from '../../../languages/flat-tree.ts';
import type { Node } from '../../../languages/javascript/syntax.ts';
import { pointsByFunction } from '../../../metrics/cognitive-complexity/javascript.ts';
import { childrenOf } from '../support/ancestors.ts';
import type { SourceCode } from '../support/context.ts';
import type { FunctionNode } from '../support/functions.ts';

/** What the measure of a file counts in each of its functions; it leaves out `||` and adds levels that the rule does not. */
export function measureFunctions({ ast, visitorKeys }: SourceCode): (node: FunctionNode) => number {
  // Both parsers give the tree of typescript-eslint; their types have different names.
  const asMeasured = (node: object) => node as Node;
  const asRead = (node: Node) => node as unknown as typeof ast;
  const tree = listNodes(asMeasured(ast), (node, list) => {
    list.push(...childrenOf(asRead(node), visitorKeys).toReversed().map(asMeasured));
  });
  const points = pointsByFunction(tree);
  return (node) => points.get(asMeasured(node)) ?? 0;
}

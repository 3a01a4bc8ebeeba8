import type { FlatTree } from '../../languages/javascript/flatten.ts';
import { isFunction } from '../../languages/javascript/functions.ts';
import type { Node } from '../../languages/javascript/syntax.ts';

/** Node types that count as branches: also `default`, and `&&`, `||` and `??`, but neither `?.` nor `??=`. */
const branchTypes: ReadonlySet<string> = new Set<Node['type']>([
  'IfStatement',
  'ConditionalExpression',
  'SwitchCase',
  'ForStatement',
  'ForInStatement',
  'ForOfStatement',
  'WhileStatement',
  'DoWhileStatement',
  'LogicalExpression',
]);

/** Cyclomatic complexity of a file: the number of its functions and branches; 0 for an empty file. */
export function complexity({ nodes }: FlatTree): number {
  return nodes.reduce((sum, node) => (branchTypes.has(node.type) || isFunction(node) ? sum + 1 : sum), 0);
}

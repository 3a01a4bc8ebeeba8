import type { FlatTree } from '../../languages/javascript/flatten.ts';
import { isFunction } from '../../languages/javascript/functions.ts';
import type { Node } from '../../languages/javascript/syntax.ts';

/** `case` and `default` alike; one for each `&&`, `||` and `??`, but none for `?.` and `??=`. */
const branches: ReadonlySet<string> = new Set<Node['type']>([
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

/** Cyclomatic complexity of a file: its functions and its branches; an empty file has 0. */
export function complexity({ nodes }: FlatTree): number {
  return nodes.reduce((sum, node) => (branches.has(node.type) || isFunction(node) ? sum + 1 : sum), 0);
}

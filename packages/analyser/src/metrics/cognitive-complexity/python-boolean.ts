import type { PythonNode } from '../../languages/python/ast/node.ts';
import type { FlatPython } from '../../languages/python/flatten.ts';

function isBoolean(node: PythonNode | undefined): node is Extract<PythonNode, { type: 'Binary' }> {
  return node?.type === 'Binary' && (node.operator === 'and' || node.operator === 'or');
}

/** Points of a chain of `and` and `or`: 1 for each run of one operator; 0 for a node that is not the root of a chain. */
export function booleanPoints({ nodes, parents }: FlatPython, place: number): number {
  const node = nodes[place];
  if (!isBoolean(node) || isBoolean(nodes[parents[place] ?? -1])) return 0;
  const operators = operatorsOf(node);
  return operators.filter((operator, i) => operator !== operators[i - 1]).length;
}

/** Operators of a chain from left to right, without those in parentheses, which are separate nodes. */
function operatorsOf(root: PythonNode): readonly string[] {
  const operators: string[] = [];
  const waiting: (PythonNode | string)[] = [root];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (typeof next === 'string') operators.push(next);
    else if (isBoolean(next)) waiting.push(next.right, next.operator, next.left);
  }
  return operators;
}

import type { PythonNode } from '../../languages/python/ast/node.ts';
import type { FlatPython } from '../../languages/python/flatten.ts';

function isBoolean(node: PythonNode | undefined): node is Extract<PythonNode, { type: 'Binary' }> {
  return node?.type === 'Binary' && (node.operator === 'and' || node.operator === 'or');
}

/** Points of a chain of `and` and `or`, counted at its root: its first operator, and every change after it. */
export function booleanPoints({ nodes, parents }: FlatPython, place: number): number {
  const node = nodes[place];
  if (!isBoolean(node) || isBoolean(nodes[parents[place] ?? -1])) return 0;
  const operators = operatorsOf(node);
  return operators.filter((operator, i) => operator !== operators[i - 1]).length;
}

/** From left to right; parentheses end a chain, since they are nodes of their own. */
function operatorsOf(root: PythonNode): readonly string[] {
  const operators: string[] = [];
  const waiting: (PythonNode | string)[] = [root];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (typeof next === 'string') operators.push(next);
    else if (isBoolean(next)) waiting.push(next.right, next.operator, next.left);
  }
  return operators;
}

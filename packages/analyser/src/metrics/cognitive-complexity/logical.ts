import type { Node } from '../../languages/javascript/syntax.ts';

type Logical = Extract<Node, { type: 'LogicalExpression' }>;

interface Sequence {
  readonly operators: readonly string[];
  readonly operands: readonly Node[];
}

/** Operators and operands of a tree of logical expressions, left to right. Parentheses do not show in it. */
function readSequence(root: Logical): Sequence {
  const operators: string[] = [];
  const operands: Node[] = [];
  const waiting: (Node | string)[] = [root];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (typeof next === 'string') operators.push(next);
    else if (next.type === 'LogicalExpression') waiting.push(next.right, next.operator, next.left);
    else operands.push(next);
  }
  return { operators, operands };
}

/** `{open && <a/>}` is the `if` of JSX: free when it uses one operator and no `?:`. */
const isRendering = ({ operators, operands }: Sequence) =>
  new Set(operators).size === 1 && operands.every(({ type }) => type !== 'ConditionalExpression');

/**
 * Points of the whole tree of logical expressions below this one, which must be its root: 1 for each run of `&&`.
 * `||` and `??` are free.
 */
export function logicalPoints(root: Logical, parent: Node | undefined): number {
  const sequence = readSequence(root);
  if (parent?.type === 'JSXExpressionContainer' && isRendering(sequence)) return 0;
  const { operators } = sequence;
  return operators.filter((operator, i) => operator === '&&' && operators[i - 1] !== '&&').length;
}

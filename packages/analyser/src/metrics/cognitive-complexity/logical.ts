import type { Node } from '../../languages/javascript/syntax.ts';

type Logical = Extract<Node, { type: 'LogicalExpression' }>;

interface Sequence {
  readonly operators: readonly string[];
  readonly operands: readonly Node[];
}

/** Operators and operands of nested logical expressions, from left to right; parentheses are no nodes of the tree. */
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

/** Whether an expression in JSX such as `{open && <a/>}` is free: it has one operator, and no operand is a `?:`. */
const isRendering = ({ operators, operands }: Sequence) =>
  new Set(operators).size === 1 && operands.every(({ type }) => type !== 'ConditionalExpression');

/**
 * Points of nested logical expressions, of which `root` is the outermost: 1 for each run of `&&`. `||` and `??` are free.
 */
export function logicalPoints(root: Logical, parent: Node | undefined): number {
  const sequence = readSequence(root);
  if (parent?.type === 'JSXExpressionContainer' && isRendering(sequence)) return 0;
  const { operators } = sequence;
  return operators.filter((operator, i) => operator === '&&' && operators[i - 1] !== '&&').length;
}

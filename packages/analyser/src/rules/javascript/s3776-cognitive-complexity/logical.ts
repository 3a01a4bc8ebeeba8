import { AST_NODE_TYPES as Kind, type TSESTree } from '@typescript-eslint/utils';

import type { SourceCode } from '../support/context.ts';
import { sameText } from '../support/tokens.ts';

type Logical = TSESTree.LogicalExpression;

export interface LogicalWalk {
  readonly source: SourceCode;
  /** Parts of logical expressions that are already counted. */
  readonly counted: Set<TSESTree.Node>;
}

/** The logical expressions that form one expression with a given one, in source order. */
const partsOf = (node: TSESTree.Node): Logical[] =>
  node.type === Kind.LogicalExpression ? [...partsOf(node.left), node, ...partsOf(node.right)] : [];

const isPlain = ({ type }: TSESTree.Node): boolean =>
  type === Kind.Literal || type === Kind.ArrayExpression || type === Kind.ObjectExpression;

/** Whether an expression supplies a default value: `a = a || 1`, `const a = b || 1`. */
function isDefault({ operator, left, right, parent }: Logical, source: SourceCode): boolean {
  if (operator === '&&' || !isPlain(right)) return false;
  if (parent.type === Kind.VariableDeclarator) return true;
  return parent.type === Kind.AssignmentExpression && sameText(source, parent.left, left);
}

/** Whether an expression of one operator, without ternaries, is a conditional JSX child: `{a && <b/>}`. */
function isShortCircuit(node: Logical, parts: readonly Logical[]): boolean {
  if (node.parent.type !== Kind.JSXExpressionContainer) return false;
  return parts.every(
    ({ operator, left, right }) =>
      operator === node.operator &&
      left.type !== Kind.ConditionalExpression &&
      right.type !== Kind.ConditionalExpression,
  );
}

/** Points of a logical expression: one for each run of the same operator; 0 for a default value or a JSX condition. */
export function logicalPoints(node: Logical, { source, counted }: LogicalWalk): number {
  if (isDefault(node, source)) return 0;
  const parts = partsOf(node);
  for (const part of parts) counted.add(part);
  if (isShortCircuit(node, parts)) return 0;
  return parts.filter(({ operator }, index) => operator !== parts[index - 1]?.operator).length;
}

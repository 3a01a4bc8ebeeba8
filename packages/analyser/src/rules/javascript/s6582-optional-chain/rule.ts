import { AST_NODE_TYPES as Kind, type TSESTree } from '@typescript-eslint/utils';
import ts from 'typescript';

import { decorate } from '../engine/plain/decorate.ts';
import type { Context, Descriptor } from '../engine/plain/derive-context.ts';
import { typesOf, type Types } from '../engine/plain/types.ts';
import { typescriptRule } from '../plugins/sources.ts';
import type { SourceCode } from '../support/context.ts';
import { sameText } from '../support/tokens.ts';
import { operandsOf } from './operands.ts';

const {
  Any,
  Unknown,
  Null,
  Undefined,
  Object: AnyObject,
  StringLike,
  NumberLike,
  BooleanLike,
  BigIntLike,
} = ts.TypeFlags;

/** Types for which a truthiness test may replace a test for null or undefined. */
const testable =
  Any | Unknown | Null | Undefined | AnyObject | StringLike | NumberLike | BooleanLike | BigIntLike;

const isNothing = (node: TSESTree.Node) =>
  (node.type === Kind.Literal && node.value === null) ||
  (node.type === Kind.Identifier && node.name === 'undefined');

/**
 * The expression that a comparison tests for undefined but not for null: `a` in `a === undefined` and in
 * `typeof a === 'undefined'`; null for other comparisons.
 */
function testedForUndefined({ left, right, operator }: TSESTree.BinaryExpression): TSESTree.Node | null {
  for (const [asked, other] of [
    [left, right],
    [right, left],
  ] as const) {
    if (asked.type === Kind.UnaryExpression && asked.operator === 'typeof') {
      if (other.type === Kind.Literal && other.value === 'undefined') return asked.argument;
    } else if (/^[!=]==$/u.test(operator) && other.type === Kind.Identifier && other.name === 'undefined') {
      return asked;
    }
  }
  return null;
}

/** Whether an operand tests for null what another one tests for undefined. */
function testsForNull(node: TSESTree.Node | undefined, asked: TSESTree.Node, source: SourceCode): boolean {
  if (node?.type !== Kind.BinaryExpression) return false;
  const isNull = (side: TSESTree.Node) => side.type === Kind.Literal && side.value === null;
  const other = isNull(node.left) ? node.right : node.left;
  return (isNull(node.left) || isNull(node.right)) && sameText(source, other, asked);
}

const partsOf = (type: ts.Type) => (type.isUnion() ? type.types : [type]);

/** Whether an operand ends a chain in SonarQube 10.7, although today's rule accepts it. */
function breaksChain(
  operands: readonly TSESTree.Node[],
  i: number,
  { typeAt }: Types,
  source: SourceCode,
): boolean {
  const node = operands[i];
  if (!node) return false;
  const isLast = i === operands.length - 1;
  if (node.type === Kind.BinaryExpression) {
    const asked = testedForUndefined(node);
    if (asked) {
      const mayBeNull = partsOf(typeAt(asked)).some(({ flags }) => (flags & (Any | Unknown | Null)) !== 0);
      return (
        mayBeNull && ![operands[i - 1], operands[i + 1]].some((each) => testsForNull(each, asked, source))
      );
    }
    const isLoose = node.operator === '!=' || node.operator === '==';
    const compared = isNothing(node.left) || isNothing(node.right);
    return isLast ? !(compared && isLoose) : !compared;
  }
  // The last operand too: the result of a `void` call is not a test.
  const asked = node.type === Kind.UnaryExpression && node.operator === '!' ? node.argument : node;
  return !partsOf(typeAt(asked)).every(({ flags }) => (flags & testable) !== 0);
}

/** The expression that an operand tests: `a` in `!a`, `a != null` and `typeof a !== 'undefined'`. */
function testedBy(node: TSESTree.Node): TSESTree.Node {
  if (node.type === Kind.UnaryExpression && node.operator === '!') return node.argument;
  if (node.type !== Kind.BinaryExpression) return node;
  return testedForUndefined(node) ?? (isNothing(node.left) ? node.right : node.left);
}

/** Whether operands test more than one expression: `a !== null && a !== undefined` has nothing to chain. */
const testsSeveral = ([first, ...others]: readonly TSESTree.Node[], source: SourceCode) =>
  first !== undefined && others.some((other) => !sameText(source, testedBy(first), testedBy(other)));

/** Parts of a chain between the operands that break it, without those that test fewer than two expressions. */
function partsOfChain(
  operands: readonly TSESTree.Node[],
  types: Types,
  source: SourceCode,
): readonly TSESTree.Node[][] {
  const parts: TSESTree.Node[][] = [[]];
  for (const [i, operand] of operands.entries()) {
    if (breaksChain(operands, i, types, source)) parts.push([]);
    else parts.at(-1)?.push(operand);
  }
  return parts.filter((part) => testsSeveral(part, source));
}

/** The operands of the reported chain. */
function chainOf({ sourceCode }: Context, descriptor: Descriptor): TSESTree.Node[] {
  if (!descriptor.loc || !('start' in descriptor.loc)) return [];
  const [from, to] = [descriptor.loc.start, descriptor.loc.end].map((each) =>
    sourceCode.getIndexFromLoc(each),
  );
  if (from === undefined || to === undefined) return [];
  let node: TSESTree.Node | null | undefined = sourceCode.getNodeByRangeIndex(from);
  while (node && !(node.type === Kind.LogicalExpression && node.range[1] >= to)) node = node.parent;
  if (node?.type !== Kind.LogicalExpression) return [];
  return operandsOf(node, node.operator).filter(({ range }) => range[0] >= from && range[1] <= to);
}

/** S6582: a chain of tests for null or undefined is written with `?.`. */
export const rule = decorate(typescriptRule('prefer-optional-chain'), {
  message: 'Use un encadenamiento opcional («?.»): es más breve y más claro.',
  onReport(context, descriptor) {
    const types = typesOf(context);
    const operands = chainOf(context, descriptor);
    if (types === null || operands.length === 0) {
      context.report(descriptor);
      return;
    }
    for (const part of partsOfChain(operands, types, context.sourceCode)) {
      const [first, last] = [part[0], part.at(-1)];
      if (first && last)
        context.report({ ...descriptor, loc: { start: first.loc.start, end: last.loc.end } });
    }
  },
});

import { AST_NODE_TYPES as Kind, type TSESTree } from '@typescript-eslint/utils';
import ts from 'typescript';

import { decorate } from '../engine/decorate.ts';
import type { Context, Descriptor } from '../engine/derive-context.ts';
import { typesOf, type Types } from '../engine/types.ts';
import { typescriptRule } from '../plugins/sources.ts';

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

/** What may be asked for truth instead of for being there. */
const askable =
  Any | Unknown | Null | Undefined | AnyObject | StringLike | NumberLike | BooleanLike | BigIntLike;

function operandsOf(node: TSESTree.Node, operator: string): TSESTree.Node[] {
  if (node.type !== Kind.LogicalExpression || node.operator !== operator) return [node];
  return [...operandsOf(node.left, operator), ...operandsOf(node.right, operator)];
}

const isNothing = (node: TSESTree.Node) =>
  (node.type === Kind.Literal && node.value === null) ||
  (node.type === Kind.Identifier && node.name === 'undefined');

/** An operand that the newer rule takes as the end of a chain, and the one of SonarQube's time did not. */
function breaksChain(node: TSESTree.Node, { typeAt }: Types, isLast: boolean): boolean {
  if (node.type === Kind.BinaryExpression) {
    const isLoose = node.operator === '!=' || node.operator === '==';
    const compared = isNothing(node.left) || isNothing(node.right);
    const isTypeof = [node.left, node.right].some((side) => side.type === Kind.UnaryExpression);
    return isLast ? !(compared && isLoose) && !isTypeof : !compared && !isTypeof;
  }
  if (isLast) return false;
  const asked = node.type === Kind.UnaryExpression && node.operator === '!' ? node.argument : node;
  const type = typeAt(asked);
  const parts = type.isUnion() ? type.types : [type];
  return !parts.every(({ flags }) => (flags & askable) !== 0);
}

/** The operands of the chain that a report is about. */
function chainOf({ sourceCode }: Context, descriptor: Descriptor): TSESTree.Node[] {
  if (!descriptor.loc || !('start' in descriptor.loc)) return [];
  const [from, to] = [descriptor.loc.start, descriptor.loc.end].map((each) =>
    sourceCode.getIndexFromLoc(each),
  );
  if (from === undefined || to === undefined) return [];
  let node = sourceCode.getNodeByRangeIndex(from) as TSESTree.Node | null | undefined;
  while (node && !(node.type === Kind.LogicalExpression && node.range[1] >= to)) node = node.parent;
  if (node?.type !== Kind.LogicalExpression) return [];
  return operandsOf(node, node.operator).filter(({ range }) => range[0] >= from && range[1] <= to);
}

/** S6582: a chain of questions whether something is there is written with `?.`. */
export const rule = decorate(typescriptRule('prefer-optional-chain'), {
  message: 'Use un encadenamiento opcional («?.»): es más breve y más claro.',
  onReport(context, descriptor) {
    const types = typesOf(context);
    const operands = chainOf(context, descriptor);
    const end = operands.length - 1;
    const broken = types ? operands.findIndex((each, i) => breaksChain(each, types, i === end)) : -1;
    if (broken === -1 || broken >= 2) context.report(descriptor);
  },
});

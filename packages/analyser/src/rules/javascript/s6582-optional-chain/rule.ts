import { AST_NODE_TYPES as Kind, type TSESTree } from '@typescript-eslint/utils';
import ts from 'typescript';

import { decorate } from '../engine/decorate.ts';
import type { Context, Descriptor } from '../engine/derive-context.ts';
import type { AnyRule } from '../engine/rule-table.ts';
import { typesOf, type Types } from '../engine/types.ts';
import { typescriptRule } from '../plugins/sources.ts';
import type { SourceCode } from '../support/context.ts';
import { sameText } from '../support/tokens.ts';
import { mayShareRoot, operandsOf } from './roots.ts';

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

const isNothing = (node: TSESTree.Node) =>
  (node.type === Kind.Literal && node.value === null) ||
  (node.type === Kind.Identifier && node.name === 'undefined');

/** What is asked whether it is undefined, and nothing else; null where nothing is. */
function askedForUndefined({ left, right, operator }: TSESTree.BinaryExpression): TSESTree.Node | null {
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

/** Whether an operand asks whether something, which another asks for undefined, is null. */
function asksForNull(node: TSESTree.Node | undefined, asked: TSESTree.Node, source: SourceCode): boolean {
  if (node?.type !== Kind.BinaryExpression) return false;
  const isNull = (side: TSESTree.Node) => side.type === Kind.Literal && side.value === null;
  const other = isNull(node.left) ? node.right : node.left;
  return (isNull(node.left) || isNull(node.right)) && sameText(source, other, asked);
}

const partsOf = (type: ts.Type) => (type.isUnion() ? type.types : [type]);

/** An operand that the newer rule takes as the end of a chain, and the one of SonarQube's time did not. */
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
    const asked = askedForUndefined(node);
    if (asked) {
      const mayBeNull = partsOf(typeAt(asked)).some(({ flags }) => (flags & (Any | Unknown | Null)) !== 0);
      return (
        mayBeNull && ![operands[i - 1], operands[i + 1]].some((each) => asksForNull(each, asked, source))
      );
    }
    const isLoose = node.operator === '!=' || node.operator === '==';
    const compared = isNothing(node.left) || isNothing(node.right);
    return isLast ? !(compared && isLoose) : !compared;
  }
  // The result of the last one as well: a call that gives nothing back (`void`) is no question.
  const asked = node.type === Kind.UnaryExpression && node.operator === '!' ? node.argument : node;
  return !partsOf(typeAt(asked)).every(({ flags }) => (flags & askable) !== 0);
}

/** The parts of a chain between operands that break it, each of two operands or more. */
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
  return parts.filter(({ length }) => length >= 2);
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

const chains = typescriptRule('prefer-optional-chain');
const gathering = 'LogicalExpression[operator!="??"]';

/** The rule, which asks for the types of all operands, where there may be something to shorten. */
const ofSharedRoots: AnyRule = {
  ...chains,
  create(context) {
    const listeners = chains.create(context);
    const gather = listeners[gathering] as ((node: TSESTree.LogicalExpression) => void) | undefined;
    if (gather === undefined) throw new Error(`No listener of ${gathering}`);
    return {
      ...listeners,
      [gathering]: (node: TSESTree.LogicalExpression) => {
        if (mayShareRoot(node)) gather(node);
      },
    };
  },
};

/** S6582: a chain of questions whether something is there is written with `?.`. */
export const rule = decorate(ofSharedRoots, {
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

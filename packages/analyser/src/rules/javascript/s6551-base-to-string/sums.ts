import { AST_NODE_TYPES as Kind, type TSESTree } from '@typescript-eslint/utils';
import ts from 'typescript';

import type { Types } from '../engine/plain/types.ts';
import { isText } from './text-types.ts';

/** Role of a type in a sum: 'any' is the unknown type of the compiler. */
type SumKind = 'text' | 'number' | 'any' | 'other';

type Addition = TSESTree.BinaryExpression & { readonly operator: '+' };

const isAddition = (node: TSESTree.Node): node is Addition =>
  node.type === Kind.BinaryExpression && node.operator === '+';

/** The kind of a sum by the kinds of its operands; null where only the compiler has the answer. */
function kindOfSum(left: SumKind, right: SumKind): SumKind | null {
  if (left === 'text' || right === 'text') return 'text';
  if (left === 'other' || right === 'other') return null;
  return left === 'number' && right === 'number' ? 'number' : 'any';
}

export interface KindsOfSums {
  /** Whether an expression is a string, or of a type that is bound to strings. */
  isText(node: TSESTree.Node): boolean;
  /** Whether a sum is a string, a number or of the unknown type; false for other expressions. */
  isPrimitive(node: TSESTree.Node): boolean;
}

/**
 * The kinds of the sums of a file. The compiler computes the type of a chain of sums again at each of its operators, which takes the
 * square of the length of the chain; here each operator takes one step.
 */
export function kindsOfSums({ checker, typeAt }: Types): KindsOfSums {
  const known = new Map<TSESTree.Node, SumKind>();
  const kindAt = (node: TSESTree.Node): SumKind => {
    const type = typeAt(node);
    if (isText(type, checker)) return 'text';
    if ((type.flags & ts.TypeFlags.NumberLike) !== 0) return 'number';
    return (type.flags & ts.TypeFlags.Any) === 0 ? 'other' : 'any';
  };
  const kindOf = (node: TSESTree.Node): SumKind => {
    const chain: Addition[] = [];
    let at = node;
    for (; isAddition(at) && !known.has(at); at = at.left) chain.push(at);
    let kind = known.get(at) ?? kindAt(at);
    for (const sum of chain.toReversed()) {
      kind = kindOfSum(kind, kindOf(sum.right)) ?? kindAt(sum);
      known.set(sum, kind);
    }
    return kind;
  };
  return {
    isText: (node) => kindOf(node) === 'text',
    isPrimitive: (node) => isAddition(node) && kindOf(node) !== 'other',
  };
}

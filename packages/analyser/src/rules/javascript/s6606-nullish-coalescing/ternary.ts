import { AST_NODE_TYPES as Kind, type TSESTree } from '@typescript-eslint/utils';
import ts from 'typescript';

import { createTypedRule } from '../engine/plain/create-rule.ts';

const { Any, Unknown, Null, Undefined } = ts.TypeFlags;

/** Whether two nodes are the same reference; `a?.b` differs from `a.b`. */
function isSame(a: TSESTree.Node, b: TSESTree.Node): boolean {
  if (a.type === Kind.Identifier) return b.type === Kind.Identifier && a.name === b.name;
  if (a.type === Kind.Literal) return b.type === Kind.Literal && a.value === b.value;
  if (a.type !== Kind.MemberExpression) return a.type === Kind.ThisExpression && b.type === a.type;
  return b.type === a.type && isSame(a.property, b.property) && isSame(a.object, b.object);
}

/** The comparisons of a test, one or two joined by a logical operator; empty for any other test. */
function comparisonsOf(test: TSESTree.Expression): readonly TSESTree.BinaryExpression[] {
  const all = test.type === Kind.LogicalExpression ? [test.left, test.right] : [test];
  const comparisons = all.filter((node) => node.type === Kind.BinaryExpression);
  return comparisons.length === all.length ? comparisons : [];
}

/** '==' if the test is true for null and undefined, '!=' if it is false for them, else null. */
function meaningOf(node: TSESTree.ConditionalExpression): '==' | '!=' | null {
  const operators = comparisonsOf(node.test).map(({ operator }) => operator);
  const joint = node.test.type === Kind.LogicalExpression ? node.test.operator : null;
  if (operators.length === 0) return null;
  const isOne = joint === null;
  if ((isOne || joint === '||') && operators.every((operator) => /^===?$/u.test(operator))) return '==';
  return (isOne || joint === '&&') && operators.every((operator) => /^!==?$/u.test(operator)) ? '!=' : null;
}

/** The test of a value for null or undefined in a conditional that returns the value. */
interface NullTest {
  readonly asked: TSESTree.Node;
  readonly forNull: boolean;
  readonly forUndefined: boolean;
  readonly isLoose: boolean;
}

function nullTestOf(node: TSESTree.ConditionalExpression): NullTest | null {
  const meaning = meaningOf(node);
  if (meaning === null) return null;
  const given = meaning === '==' ? node.alternate : node.consequent;
  const comparisons = comparisonsOf(node.test);
  const sides = comparisons.flatMap(({ left, right }) => [left, right]);
  const isNull = (side: TSESTree.Node) => side.type === Kind.Literal && side.raw === 'null';
  const isUndefined = (side: TSESTree.Node) => side.type === Kind.Identifier && side.name === 'undefined';
  const others = sides.filter((side) => !isNull(side) && !isUndefined(side));
  const asked = others.at(-1);
  if (asked === undefined || !others.every((side) => isSame(side, given))) return null;
  const isLoose = comparisons.some(({ operator }) => operator.length === 2);
  return { asked, forNull: sides.some(isNull), forUndefined: sides.some(isUndefined), isLoose };
}

/** Whether the type makes a strict test for one of null and undefined equal to a test for both. */
function isEnough(type: ts.Type, { forUndefined }: NullTest): boolean {
  const parts = type.isUnion() ? type.types : [type];
  const flags = parts.reduce((all, part) => all | part.flags, 0);
  if ((flags & (Any | Unknown)) !== 0) return false;
  return (flags & (forUndefined ? Null : Undefined)) === 0;
}

/** The conditionals of S6606: `a === undefined ? b : a`. Constraints of type parameters are not resolved. */
export const ternary = createTypedRule({
  messages: { found: 'Use «??» en vez de comparar con «null» o «undefined».' },
  create: (context, types) => ({
    ConditionalExpression(node) {
      const question = nullTestOf(node);
      if (question === null || !(question.forNull || question.forUndefined)) return;
      const forBoth = question.forNull && question.forUndefined;
      if (forBoth || question.isLoose || isEnough(types.typeAt(question.asked), question))
        context.report({ node, messageId: 'found' });
    },
  }),
});

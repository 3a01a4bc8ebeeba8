import { AST_NODE_TYPES as Kind, type TSESTree } from '@typescript-eslint/utils';
import ts from 'typescript';

import { createTypedRule } from '../engine/plain/create-rule.ts';
import { tsNodeOf } from '../support/ts-nodes.ts';

const { Any, Null, Undefined, Unknown, Void } = ts.TypeFlags;
const nullable = Any | Unknown | Null | Undefined;

/** All flags of a type and of its constituents. */
const flagsOf = (type: ts.Type): number =>
  type.isUnion() ? type.types.reduce((flags, each) => flags | each.flags, type.flags) : type.flags;

/** The type of the place that takes a value: an argument, a declared variable, field or parameter, or an attribute. */
function expectedType(node: ts.Node, checker: ts.TypeChecker): ts.Type | undefined {
  const { parent } = node;
  if (ts.isVariableDeclaration(parent) || ts.isPropertyDeclaration(parent) || ts.isParameter(parent))
    return parent.type && checker.getTypeFromTypeNode(parent.type);
  const isTaken = ts.isCallExpression(parent) || ts.isNewExpression(parent) || ts.isJsxExpression(parent);
  const isCalled = isTaken && !ts.isJsxExpression(parent) && parent.expression === node;
  return isTaken && !isCalled && ts.isExpression(node) ? checker.getContextualType(node) : undefined;
}

/**
 * The assertions `a!` of S4325 that today's public rule exempts and that of SonarQube 10.7 did not: `a` has
 * type unknown, or a type parameter with a constraint of type any or unknown, and its place takes what `a` may be.
 */
export const absentConstraints = createTypedRule({
  messages: { found: 'Quite esta aserción de tipo: no cambia el tipo.' },
  create(context, types) {
    const { checker, typeAt } = types;
    return {
      TSNonNullExpression(node: TSESTree.TSNonNullExpression) {
        const { parent } = node;
        if (parent.type === Kind.AssignmentExpression && parent.operator === '=') return;
        const own = typeAt(node.expression);
        const widest = checker.getBaseConstraintOfType(own) ?? own;
        const possible = flagsOf(widest);
        if ((possible & nullable) === 0) return;
        const tsNode = tsNodeOf(node, context);
        const expected = tsNode === null ? undefined : expectedType(tsNode, checker);
        if (expected === undefined) return;
        const taken = flagsOf(expected);
        const isExempt = own !== widest || (possible & Unknown & ~taken) !== 0;
        const absent = possible & (Undefined | Null | Void);
        if (isExempt && (absent & ~taken) === 0) context.report({ node, messageId: 'found' });
      },
    };
  },
});

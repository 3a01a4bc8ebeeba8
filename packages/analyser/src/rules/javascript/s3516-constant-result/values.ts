import { AST_NODE_TYPES as Kind, TSESLint, type TSESTree } from '@typescript-eslint/utils';

import { ancestorsOf } from '../support/ancestors.ts';
import type { SourceCode } from '../support/context.ts';
import { isFunction, type FunctionNode } from '../support/functions.ts';
import { isWithin, variableAt, type Variable } from '../support/variables.ts';

/** A key of a constant value: the text of a literal with its type, or a variable. */
type Value = object | string;

/** The results of unary operators on constants. */
const unaryOperations: Readonly<Record<string, (value: unknown) => unknown>> = {
  '-': (value) => -Number(value),
  '+': Number,
  '!': (value) => !value,
  '~': (value) => ~Number(value),
  typeof: (value) => typeof value,
};

const typedText = (value: unknown): string => `${typeof value} ${String(value)}`;

/** The value of a literal, with its type, as text; null for other expressions. */
function literalOf(node: TSESTree.Node): string | null {
  if (node.type === Kind.Literal && !('regex' in node)) return typedText(node.value);
  if (node.type !== Kind.UnaryExpression || node.argument.type !== Kind.Literal) return null;
  const operation = unaryOperations[node.operator];
  return operation && typeof node.argument.value !== 'bigint'
    ? typedText(operation(node.argument.value))
    : null;
}

/** Whether a statement passes a variable to a call or assigns one of its members. */
function mayBeMutated(reference: TSESTree.Node): boolean {
  for (const outer of ancestorsOf(reference)) {
    if (isFunction(outer)) return false;
    if (outer.type !== Kind.ExpressionStatement) continue;
    const { expression } = outer;
    if (expression.type === Kind.CallExpression) return true;
    if (expression.type !== Kind.AssignmentExpression) return false;
    return expression.left.type === Kind.MemberExpression && isWithin(reference, expression.left.object);
  }
  return false;
}

/**
 * The constant value of a variable: its initial literal, or the variable itself if it is never changed
 * after its first reference. Null if its first reference is already a `return`.
 */
function constantOf(variable: Variable): Value | null {
  const [first, ...others] = variable.references;
  if (!first || first.identifier.parent.type === Kind.ReturnStatement) return null;
  if (others.some((reference) => reference.isWrite() || mayBeMutated(reference.identifier))) return null;
  const isInitial = first.identifier.parent.type === Kind.VariableDeclarator && first.isWrite();
  const initial = isInitial && first.writeExpr ? literalOf(first.writeExpr) : null;
  return initial ?? variable;
}

/** A key of a returned value: equal keys mean equal values. Null if the value is unknown. */
export function valueOf(node: TSESTree.Expression, owner: FunctionNode, source: SourceCode): Value | null {
  if (node.type !== Kind.Identifier) return literalOf(node);
  const variable = variableAt(source, node, node.name);
  return variable?.scope.block === owner && variable.scope.type === TSESLint.Scope.ScopeType.function
    ? constantOf(variable)
    : null;
}

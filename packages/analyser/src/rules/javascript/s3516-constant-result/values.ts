import { AST_NODE_TYPES as Kind, TSESLint, type TSESTree } from '@typescript-eslint/utils';

import { ancestorsOf } from '../support/ancestors.ts';
import type { SourceCode } from '../support/context.ts';
import { isFunction, type FunctionNode } from '../support/functions.ts';
import { isWithin, variableAt, type Variable } from '../support/variables.ts';

type Value = object | string;

const unary: Readonly<Record<string, (value: unknown) => unknown>> = {
  '-': (value) => -Number(value),
  '+': Number,
  '!': (value) => !value,
  '~': (value) => ~Number(value),
  typeof: (value) => typeof value,
};

const write = (value: unknown): string => `${typeof value} ${String(value)}`;

/** The value of a literal, with its type; null for what has to be run. */
function literalOf(node: TSESTree.Node): string | null {
  if (node.type === Kind.Literal && !('regex' in node)) return write(node.value);
  if (node.type !== Kind.UnaryExpression || node.argument.type !== Kind.Literal) return null;
  const operation = unary[node.operator];
  return operation && typeof node.argument.value !== 'bigint' ? write(operation(node.argument.value)) : null;
}

/** Whether a variable is handed to a call, or a part of it is set, in a statement of its own. */
function isWorkedOn(reference: TSESTree.Node): boolean {
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
 * A variable that its first mention sets, or finds set by a caller, and that stays as it is from then on. One whose
 * first mention is already a result is not judged.
 */
function constantOf(variable: Variable): Value | null {
  const [first, ...others] = variable.references;
  if (!first || first.identifier.parent.type === Kind.ReturnStatement) return null;
  if (others.some((reference) => reference.isWrite() || isWorkedOn(reference.identifier))) return null;
  const isInitial = first.identifier.parent.type === Kind.VariableDeclarator && first.isWrite();
  const initial = isInitial && first.writeExpr ? literalOf(first.writeExpr) : null;
  return initial ?? variable;
}

/** What a function returns, such that equal results are the same value; null if it is not known. */
export function valueOf(node: TSESTree.Expression, owner: FunctionNode, source: SourceCode): Value | null {
  if (node.type !== Kind.Identifier) return literalOf(node);
  const variable = variableAt(source, node, node.name);
  return variable?.scope.block === owner && variable.scope.type === TSESLint.Scope.ScopeType.function
    ? constantOf(variable)
    : null;
}

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
    return expression.left.type === Kind.MemberExpression && isWithin(reference, expression.left);
  }
  return false;
}

/** A variable of the function that is set once and stays as it is. */
function constantOf(variable: Variable): Value | null {
  const [only, ...others] = variable.references.filter((reference) => reference.isWrite());
  if (!only || others.length > 0) return null;
  if (
    variable.references.some(({ identifier }) => isWorkedOn(identifier) && identifier !== only.identifier)
  ) {
    return null;
  }
  return (only.writeExpr && literalOf(only.writeExpr)) ?? variable;
}

/** What a function returns, such that equal results are the same value; null if it is not known. */
export function valueOf(node: TSESTree.Expression, owner: FunctionNode, source: SourceCode): Value | null {
  if (node.type !== Kind.Identifier) return literalOf(node);
  const variable = variableAt(source, node, node.name);
  return variable?.scope.block === owner && variable.scope.type === TSESLint.Scope.ScopeType.function
    ? constantOf(variable)
    : null;
}

import type { TSESTree } from '@typescript-eslint/utils';

import type { Context } from '../engine/derive-context.ts';
import { variableOf } from '../support/constant-text.ts';
import { isFunction } from '../support/functions.ts';

/** The function that a call calls by the name of its only declaration, or where it stands. */
function functionOf(callee: TSESTree.Node, { sourceCode }: Context): TSESTree.Node | null {
  if (callee.type !== 'Identifier') return callee;
  const [definition, ...others] = variableOf(callee, sourceCode)?.defs ?? [];
  return others.length === 0 && definition?.type === 'FunctionName' ? definition.node : null;
}

/** Names of the parameters of what a call calls, found without types: null for one that is taken apart. */
export function parametersByName(
  { callee }: TSESTree.CallExpression | TSESTree.NewExpression,
  context: Context,
): readonly (string | null)[] {
  const node = functionOf(callee, context);
  if (!isFunction(node)) return [];
  return node.params.map((parameter) => (parameter.type === 'Identifier' ? parameter.name : null));
}

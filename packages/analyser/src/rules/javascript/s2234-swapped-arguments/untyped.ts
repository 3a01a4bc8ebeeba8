import type { TSESTree } from '@typescript-eslint/utils';

import type { Context } from '../engine/plain/derive-context.ts';
import { variableOf } from '../support/constant-text.ts';
import { isFunction } from '../support/functions.ts';

/** The function declaration that is the only definition of a called name; a callee that is not a name, itself. */
function functionOf(callee: TSESTree.Node, { sourceCode }: Context): TSESTree.Node | null {
  if (callee.type !== 'Identifier') return callee;
  const [definition, ...others] = variableOf(callee, sourceCode)?.defs ?? [];
  return others.length === 0 && definition?.type === 'FunctionName' ? definition.node : null;
}

/** Parameter names of the called function, resolved without types; null for a destructured parameter. */
export function parametersByName(
  { callee }: TSESTree.CallExpression | TSESTree.NewExpression,
  context: Context,
): readonly (string | null)[] {
  const node = functionOf(callee, context);
  if (!isFunction(node)) return [];
  return node.params.map((parameter) => (parameter.type === 'Identifier' ? parameter.name : null));
}

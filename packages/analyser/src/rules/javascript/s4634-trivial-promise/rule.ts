import { AST_NODE_TYPES as Kind, type TSESTree } from '@typescript-eslint/utils';

import { createRule } from '../engine/plain/create-rule.ts';
import { isFunction } from '../support/functions.ts';

/** The call of a function that consists of a single call. */
function onlyCall(executor: TSESTree.Node | undefined): TSESTree.CallExpression | null {
  if (!isFunction(executor)) return null;
  let body: TSESTree.Node | undefined = executor.body;
  if (body.type === Kind.BlockStatement) {
    const [statement] = body.body;
    body =
      body.body.length === 1 && statement?.type === Kind.ExpressionStatement
        ? statement.expression
        : undefined;
  }
  return body?.type === Kind.CallExpression ? body : null;
}

/** 'resolve' or 'reject' for an executor that only calls it; else null. */
function outcomeOf(executor: TSESTree.Node | undefined): string | null {
  const call = onlyCall(executor);
  if (call?.callee.type !== Kind.Identifier || call.arguments.length !== 1 || !isFunction(executor))
    return null;
  const { name } = call.callee;
  const place = executor.params.findIndex(
    (parameter) => parameter.type === Kind.Identifier && parameter.name === name,
  );
  return ['resolve', 'reject'][place] ?? null;
}

export const rule = createRule({
  messages: { trivial: 'Use «Promise.{{outcome}}» en vez de esta promesa.' },
  create: (context) => ({
    NewExpression({ callee, arguments: [executor, ...others] }) {
      if (callee.type !== Kind.Identifier || callee.name !== 'Promise' || others.length > 0) return;
      const outcome = outcomeOf(executor);
      if (outcome) context.report({ node: callee, messageId: 'trivial', data: { outcome } });
    },
  }),
});

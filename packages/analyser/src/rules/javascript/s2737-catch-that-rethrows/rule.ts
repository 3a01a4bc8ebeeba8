import { AST_NODE_TYPES as Kind, type TSESTree } from '@typescript-eslint/utils';

import { createRule } from '../engine/plain/create-rule.ts';

/** Whether a `catch` only rethrows its parameter. */
function onlyRethrows({ param, body }: TSESTree.CatchClause): boolean {
  const [only] = body.body;
  return (
    body.body.length === 1 &&
    only?.type === Kind.ThrowStatement &&
    param?.type === Kind.Identifier &&
    only.argument.type === Kind.Identifier &&
    only.argument.name === param.name
  );
}

export const rule = createRule({
  messages: { useless: 'Quite este «catch» o haga algo útil en él: solo vuelve a lanzar el error.' },
  create: (context) => ({
    CatchClause(node) {
      if (!onlyRethrows(node)) return;
      context.report({ loc: (context.sourceCode.getFirstToken(node) ?? node).loc, messageId: 'useless' });
    },
  }),
});

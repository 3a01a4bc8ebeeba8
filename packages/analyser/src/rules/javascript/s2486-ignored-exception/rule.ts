import { AST_NODE_TYPES as Kind } from '@typescript-eslint/utils';

import { createRule } from '../engine/plain/create-rule.ts';

/** S2486: a `catch` that names its exception reads it. SonarQube 10.7 reports it in tests alone. */
export const rule = createRule({
  messages: { ignored: 'Trate esta excepción, o no la capture.' },
  create(context) {
    const { scopeManager } = context.sourceCode;
    return {
      CatchClause(node) {
        if (node.param?.type !== Kind.Identifier) return;
        const [exception] = scopeManager?.getDeclaredVariables(node) ?? [];
        if (exception?.references.length === 0) context.report({ node, messageId: 'ignored' });
      },
    };
  },
});

import { AST_NODE_TYPES as Kind, type TSESTree } from '@typescript-eslint/utils';

import { createRule } from '../engine/plain/create-rule.ts';
import type { SourceCode } from '../support/context.ts';

/** The argument list of a call that begins on a later line than the callee ends; else null. */
function strayArguments(node: TSESTree.CallExpression, source: SourceCode): TSESTree.SourceLocation | null {
  const open = source.getTokenAfter(node.typeArguments ?? node.callee, ({ value }) => value !== ')');
  const before = open && source.getTokenBefore(open);
  if (!before || before.loc.end.line === open.loc.start.line) return null;
  return { start: open.loc.start, end: node.loc.end };
}

export const rule = createRule({
  messages: {
    stray:
      'Si falta un punto y coma en la línea anterior, escríbalo; si no, suba este paréntesis a esa línea.',
  },
  create: (context) => ({
    CallExpression(node) {
      if (node.callee.type === Kind.CallExpression || node.arguments.length !== 1) return;
      const loc = strayArguments(node, context.sourceCode);
      if (loc) context.report({ loc, messageId: 'stray' });
    },
  }),
});

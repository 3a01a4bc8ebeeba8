import { AST_NODE_TYPES as Kind, type TSESTree } from '@typescript-eslint/utils';

import { createRule } from '../engine/plain/create-rule.ts';

/** Whether an `if` begins on the line where the previous one ends, like an `else if`. */
function looksLikeElse(before: TSESTree.Statement | undefined, node: TSESTree.Statement): boolean {
  if (before?.type !== Kind.IfStatement || node.type !== Kind.IfStatement) return false;
  const { line } = node.loc.start;
  return before.loc.end.line === line && before.loc.start.line !== line;
}

export const rule = createRule({
  messages: { line: 'Lleve este «if» a una línea nueva o añada el «else» que falta.' },
  create(context) {
    const check = (statements: readonly TSESTree.Statement[]) => {
      for (const [index, node] of statements.entries()) {
        if (!looksLikeElse(statements[index - 1], node)) continue;
        context.report({ loc: (context.sourceCode.getFirstToken(node) ?? node).loc, messageId: 'line' });
      }
    };
    return {
      Program: ({ body }) => {
        check(body);
      },
      BlockStatement: ({ body }) => {
        check(body);
      },
      SwitchCase: ({ consequent }) => {
        check(consequent);
      },
    };
  },
});

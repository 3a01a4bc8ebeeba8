import { AST_NODE_TYPES as Kind, type TSESTree } from '@typescript-eslint/utils';

import { createRule } from '../engine/plain/create-rule.ts';

/** The last statement that a condition or a loop controls, if it has no braces. */
function controlledBy(node: TSESTree.Statement): TSESTree.Statement | null {
  let last: TSESTree.Statement | null = null;
  if (node.type === Kind.IfStatement) last = node.alternate ?? node.consequent;
  if (
    node.type === Kind.ForStatement ||
    node.type === Kind.ForInStatement ||
    node.type === Kind.ForOfStatement ||
    node.type === Kind.WhileStatement
  ) {
    last = node.body;
  }
  return last?.type === Kind.BlockStatement ? null : last;
}

/** Whether the next statement looks controlled too: it shares the line or the indentation. */
function looksControlled(top: TSESTree.Node, last: TSESTree.Node, next: TSESTree.Node): boolean {
  if (next.loc.start.line === last.loc.end.line) return true;
  if (next.loc.start.column <= top.loc.start.column) return false;
  return next.loc.start.column === last.loc.start.column || last.loc.start.line === last.loc.end.line;
}

export const rule = createRule({
  messages: {
    outside:
      'Escriba llaves o corrija el sangrado: esta instrucción no depende del «if» o del bucle anterior.',
  },
  create(context) {
    const check = ({ body }: { body: readonly TSESTree.Statement[] }) => {
      for (const [index, top] of body.entries()) {
        const last = controlledBy(top);
        const next = body[index + 1];
        if (last && next && looksControlled(top, last, next))
          context.report({ node: next, messageId: 'outside' });
      }
    };
    return { Program: check, BlockStatement: check, TSModuleBlock: check };
  },
});

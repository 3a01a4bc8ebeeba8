import { AST_NODE_TYPES as Kind, type TSESTree } from '@typescript-eslint/utils';

import { createRule } from '../engine/plain/create-rule.ts';
import { trackFlow } from '../support/code-paths.ts';

const isName = (node: TSESTree.Node, name: string): boolean =>
  node.type === Kind.Identifier && node.name === name;

/** `process.exit()` does not return. */
const endsProcess = ({ callee }: TSESTree.CallExpression): boolean =>
  callee.type === Kind.MemberExpression &&
  isName(callee.object, 'process') &&
  isName(callee.property, 'exit');

export const rule = createRule({
  messages: { falls: 'Termine este caso con «break», «continue», «return» o «throw».' },
  create(context) {
    const { sourceCode } = context;
    const flow = trackFlow();
    const ended = new WeakSet();
    const check = (node: TSESTree.SwitchCase) => {
      const next = sourceCode.getTokenAfter(node);
      const isLast = node.parent.cases.at(-1) === node;
      if (isLast || node.consequent.length === 0 || !next) return;
      // A comment between two cases marks an intended fall-through.
      if (sourceCode.getCommentsBefore(next).length > 0) return;
      if (![...flow.current()].some((segment) => segment.reachable && !ended.has(segment))) return;
      context.report({ loc: (sourceCode.getFirstToken(node) ?? node).loc, messageId: 'falls' });
    };
    return {
      ...flow.listeners,
      CallExpression(node) {
        if (!endsProcess(node)) return;
        for (const segment of flow.current()) ended.add(segment);
      },
      'SwitchCase:exit': check,
    };
  },
});

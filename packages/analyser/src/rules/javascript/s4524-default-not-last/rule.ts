import { createRule } from '../engine/plain/create-rule.ts';

export const rule = createRule({
  messages: { place: 'Ponga «default» al final del «switch».' },
  create: (context) => ({
    SwitchCase(node) {
      if (node.test || node.parent.cases.at(-1) === node) return;
      context.report({ loc: (context.sourceCode.getFirstToken(node) ?? node).loc, messageId: 'place' });
    },
  }),
});

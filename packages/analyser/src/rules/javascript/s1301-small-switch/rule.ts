import { createRule } from '../engine/plain/create-rule.ts';

export const rule = createRule({
  messages: { small: 'Use «if» en vez de este «switch»: tiene menos de dos «case».' },
  create: (context) => ({
    SwitchStatement(node) {
      if (node.cases.filter(({ test }) => test).length > 1) return;
      context.report({ loc: (context.sourceCode.getFirstToken(node) ?? node).loc, messageId: 'small' });
    },
  }),
});

import { createRule } from '../engine/plain/create-rule.ts';

export const rule = createRule({
  messages: { while: 'Use «while» en vez de este «for», que solo tiene condición.' },
  create: (context) => ({
    ForStatement(node) {
      if (node.init || node.update || !node.test) return;
      const word = context.sourceCode.getFirstToken(node);
      context.report({ loc: (word ?? node).loc, messageId: 'while' });
    },
  }),
});

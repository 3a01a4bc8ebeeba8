import { createRule } from '../engine/plain/create-rule.ts';

/** S3504: variables declared with `var`, also those of `declare global`, which ESLint 9 leaves out. */
export const rule = createRule({
  messages: { var: 'Declare con «let» o «const» en vez de «var».' },
  create: (context) => ({
    VariableDeclaration(node) {
      if (node.kind === 'var') context.report({ node, messageId: 'var' });
    },
  }),
});

import type { TSESTree } from '@typescript-eslint/utils';

import { createRule } from '../engine/plain/create-rule.ts';

export const rule = createRule({
  messages: {
    label: 'Escriba el «case» que falta o quite esta etiqueta: dentro de un «switch» parece un caso.',
  },
  create: (context) => ({
    'SwitchCase LabeledStatement'(node: TSESTree.LabeledStatement) {
      context.report({ node: node.label, messageId: 'label' });
    },
  }),
});

import { createRule } from '../engine/create-rule.ts';

export const rule = createRule({
  meta: { type: 'suggestion', messages: { label: 'Reescriba este código sin etiqueta.' }, schema: [] },
  create: (context) => ({
    LabeledStatement({ label }) {
      context.report({ node: label, messageId: 'label' });
    },
  }),
});

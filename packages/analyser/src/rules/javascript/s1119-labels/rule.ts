import { createRule } from '../engine/plain/create-rule.ts';

export const rule = createRule({
  meta: {
    type: 'suggestion',
    messages: { label: 'Reescriba este código sin la etiqueta «{{name}}».' },
    schema: [],
  },
  create: (context) => ({
    LabeledStatement({ label }) {
      context.report({ node: label, messageId: 'label', data: { name: label.name } });
    },
  }),
});

import { createRule } from '../engine/plain/create-rule.ts';

export const rule = createRule({
  messages: { label: 'Reescriba este código sin la etiqueta «{{name}}».' },
  create: (context) => ({
    LabeledStatement({ label }) {
      context.report({ node: label, messageId: 'label', data: { name: label.name } });
    },
  }),
});

import { AST_NODE_TYPES as Kind } from '@typescript-eslint/utils';

import { createRule } from '../engine/plain/create-rule.ts';

const labelledTypes = new Set<string>([
  Kind.ForStatement,
  Kind.ForInStatement,
  Kind.ForOfStatement,
  Kind.WhileStatement,
  Kind.DoWhileStatement,
  Kind.SwitchStatement,
]);

export const rule = createRule({
  messages: { label: 'Quite la etiqueta «{{name}}»: solo los bucles y los «switch» deberían llevarla.' },
  create: (context) => ({
    LabeledStatement({ label, body }) {
      if (!labelledTypes.has(body.type))
        context.report({ node: label, messageId: 'label', data: { name: label.name } });
    },
  }),
});

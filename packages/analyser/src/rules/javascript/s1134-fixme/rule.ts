import { createRule } from '../engine/plain/create-rule.ts';
import { reportWord } from '../support/words-in-comments.ts';

export const rule = createRule({
  meta: {
    type: 'suggestion',
    messages: { pending: 'Resuelva lo que anuncia este comentario «FIXME».' },
    schema: [],
  },
  create: (context) => ({
    Program() {
      reportWord(context, 'fixme', 'pending');
    },
  }),
});

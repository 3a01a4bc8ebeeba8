import { createRule } from '../engine/plain/create-rule.ts';
import { reportWord } from '../support/words-in-comments.ts';

export const rule = createRule({
  messages: { pending: 'Resuelva lo que anuncia este comentario «FIXME».' },
  create: (context) => ({
    Program() {
      reportWord(context, 'fixme', 'pending');
    },
  }),
});

import { createRule } from '../engine/plain/create-rule.ts';
import { reportWord } from '../support/words-in-comments.ts';

export const rule = createRule({
  meta: {
    type: 'suggestion',
    messages: { pending: 'Termine la tarea que anuncia este comentario «TODO».' },
    schema: [],
  },
  create: (context) => ({
    Program() {
      reportWord(context, 'todo', 'pending');
    },
  }),
});

import { createRule } from '../engine/plain/create-rule.ts';
import { reportWord } from '../support/words-in-comments.ts';

export const rule = createRule({
  messages: { pending: 'Termine la tarea que anuncia este comentario «TODO».' },
  create: (context) => ({
    Program() {
      reportWord(context, 'todo', 'pending');
    },
  }),
});

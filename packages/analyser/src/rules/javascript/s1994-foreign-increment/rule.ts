import { createRule } from '../engine/create-rule.ts';
import { changedIn, testedIn } from './names.ts';

export const rule = createRule({
  meta: {
    type: 'suggestion',
    messages: {
      foreign: 'La condición de este bucle no comprueba «{{changed}}», que es lo que cambia en cada vuelta.',
    },
    schema: [],
  },
  create: (context) => ({
    ForStatement(node) {
      const { test, update } = node;
      if (!test || !update) return;
      const { sourceCode } = context;
      const changed = changedIn(update, sourceCode);
      const tested = new Set(testedIn(test, sourceCode));
      if (changed.length === 0 || changed.some((name) => tested.has(name))) return;
      const loc = (sourceCode.getFirstToken(node) ?? node).loc;
      context.report({ loc, messageId: 'foreign', data: { changed: changed.join(', ') } });
    },
  }),
});

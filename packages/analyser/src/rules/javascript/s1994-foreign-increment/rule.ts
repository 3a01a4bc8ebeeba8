import { createRule } from '../engine/plain/create-rule.ts';
import { changedIn, testedIn } from './names.ts';

export const rule = createRule({
  messages: {
    foreign:
      'Haga que la condición y el incremento usen la misma variable: la condición no comprueba «{{changed}}».',
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
      context.report({ loc, messageId: 'foreign', data: { changed: changed.join('» ni «') } });
    },
  }),
});

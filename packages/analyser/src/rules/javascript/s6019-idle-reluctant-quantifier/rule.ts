import { visitRegExpAST, type AST } from '@eslint-community/regexpp';

import { createRule } from '../engine/plain/create-rule.ts';
import { onRegexes } from '../support/regexes.ts';

type Fault = 'idle' | 'needless';

/** The fault of a reluctant quantifier at the end of a top-level alternative. */
function faultOf(node: AST.Quantifier): Fault | null {
  const { parent } = node;
  if (node.greedy || parent.parent.type !== 'Pattern') return null;
  // An alternative may have thousands of quantifiers: only its end is read.
  const next = parent.elements.at(-1);
  if (next === node) return 'idle';
  if (next === undefined || parent.elements.at(-2) !== node) return null;
  if (next.type === 'Assertion') return next.kind === 'end' ? 'needless' : null;
  return next.type === 'Quantifier' && next.greedy && next.min === 0 ? 'idle' : null;
}

/** S6019: an element that must match follows a reluctant quantifier. */
export const rule = createRule({
  messages: {
    idle: 'Quite el «?» de este cuantificador o escriba qué debe seguirle: nunca toma más que el mínimo.',
    needless: 'Quite el «?» de este cuantificador: aquí no cambia nada.',
  },
  create(context) {
    return onRegexes(context, (regex) => {
      visitRegExpAST(regex.pattern, {
        onQuantifierEnter(node) {
          const messageId = faultOf(node);
          if (messageId !== null) context.report({ loc: regex.locate(node), messageId });
        },
      });
    });
  },
});

import { visitRegExpAST, type AST } from '@eslint-community/regexpp';

import { createRule } from '../engine/plain/create-rule.ts';
import { onRegexes } from '../support/regexes.ts';

type Alternation = AST.Pattern | AST.Group | AST.CapturingGroup | AST.LookaroundAssertion;

const isSingle = ({ elements }: AST.Alternative): boolean =>
  elements.length === 1 && elements[0]?.type === 'Character';

/** S6035: single-character alternatives are written as a character class. */
export const rule = createRule({
  messages: { alternation: 'Escriba estas alternativas de un solo carácter como una clase de caracteres.' },
  create(context) {
    return onRegexes(context, (regex) => {
      const check = (node: Alternation): void => {
        if (node.alternatives.length < 2 || !node.alternatives.every(isSingle)) return;
        context.report({ loc: regex.locate(node), messageId: 'alternation' });
      };
      visitRegExpAST(regex.pattern, {
        onPatternEnter: check,
        onGroupEnter: check,
        onCapturingGroupEnter: check,
        onAssertionEnter: (node) => {
          if ('alternatives' in node) check(node);
        },
      });
    });
  },
});

import { visitRegExpAST, type AST } from '@eslint-community/regexpp';

import { createRule } from '../engine/plain/create-rule.ts';
import { onRegexes } from '../support/regexes.ts';

const isEmpty = ({ alternatives }: AST.Group | AST.CapturingGroup): boolean =>
  alternatives.every(({ elements }) => elements.length === 0);

/** S6331: groups of a regular expression are not empty. */
export const rule = createRule({
  messages: { empty: 'Complete o quite este grupo vacío de la expresión regular.' },
  create(context) {
    return onRegexes(context, (regex) => {
      const check = (node: AST.Group | AST.CapturingGroup): void => {
        if (isEmpty(node)) context.report({ loc: regex.locate(node), messageId: 'empty' });
      };
      visitRegExpAST(regex.pattern, { onGroupEnter: check, onCapturingGroupEnter: check });
    });
  },
});

import { visitRegExpAST } from '@eslint-community/regexpp';

import { createRule } from '../engine/plain/create-rule.ts';
import { onRegexes } from '../support/regexes.ts';

/** Characters that may stand alone in brackets: they mean something else outside. `|` and `)` are not among them. */
const special: ReadonlySet<string> = new Set(['.', '*', '$', '[', '{', '(', '+', '?', '^', String.raw`\\`]);

/** S6397: a character class contains more than one character. */
export const rule = createRule({
  messages: { single: 'Escriba el carácter sin corchetes: esta clase tiene uno solo.' },
  create(context) {
    return onRegexes(context, (regex) => {
      visitRegExpAST(regex.pattern, {
        onCharacterClassEnter(node) {
          const [first, second] = node.elements;
          if (node.negate || first === undefined || second !== undefined) return;
          const isCharacter = first.type === 'Character' || first.type === 'CharacterSet';
          if (!isCharacter || special.has(first.raw)) return;
          context.report({ loc: regex.locate(node), messageId: 'single' });
        },
      });
    });
  },
});

import { visitRegExpAST } from '@eslint-community/regexpp';

import { createRule } from '../engine/create-rule.ts';
import { onRegexes } from '../support/regexes.ts';

/** Written so, they would mean something else without the brackets, or need an escape that is harder to read. */
const special: ReadonlySet<string> = new Set(['.', '*', '$', '[', '{', '(', '+', '?', '^', String.raw`\\`]);

/** A character class holds more than one character. */
export const rule = createRule({
  meta: {
    type: 'suggestion',
    messages: { single: 'Escriba el carácter sin corchetes: esta clase tiene uno solo.' },
    schema: [],
  },
  defaultOptions: [],
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

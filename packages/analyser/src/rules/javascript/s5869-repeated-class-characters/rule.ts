import { visitRegExpAST } from '@eslint-community/regexpp';

import { createRule } from '../engine/plain/create-rule.ts';
import { onRegexes } from '../support/regexes.ts';
import { rangesOf } from './character-ranges.ts';
import { RangeSet } from './ranges.ts';

/** S5869: character classes contain each character once. */
export const rule = createRule({
  messages: { repeated: 'Quite o corrija el carácter repetido de esta clase de caracteres.' },
  create(context) {
    return onRegexes(context, (regex) => {
      visitRegExpAST(regex.pattern, {
        onCharacterClassEnter(node) {
          const seen = new RangeSet();
          const repeated = node.elements.find((element) => {
            const ranges = rangesOf(element, regex.flags);
            const isRepeated = seen.overlaps(ranges);
            for (const range of ranges) seen.add(range);
            return isRepeated;
          });
          if (repeated !== undefined) context.report({ loc: regex.locate(repeated), messageId: 'repeated' });
        },
      });
    });
  },
});

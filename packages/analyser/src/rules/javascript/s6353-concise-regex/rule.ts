import { visitRegExpAST, type AST } from '@eslint-community/regexpp';

import { createRule } from '../engine/plain/create-rule.ts';
import { onRegexes } from '../support/regexes.ts';
import { shorterClass, shorterQuantifier } from './shorter.ts';

/** S6353: regular expressions use the shortest syntax. */
export const rule = createRule({
  messages: {
    shorten: 'Escriba «{{shorter}}» en lugar de «{{raw}}» en esta expresión regular.',
    remove: 'Quite «{{raw}}» de esta expresión regular: sobra.',
  },
  create(context) {
    return onRegexes(context, (regex) => {
      const report = (node: AST.Node, raw: string, shorter: string): void => {
        const messageId = shorter === '' ? 'remove' : 'shorten';
        context.report({ loc: regex.locate(node), messageId, data: { raw, shorter } });
      };
      visitRegExpAST(regex.pattern, {
        onCharacterClassEnter(node) {
          const shorter = shorterClass(node, regex.flags);
          if (shorter !== null) report(node, node.raw, shorter);
        },
        onQuantifierEnter(node) {
          const shorter = shorterQuantifier(node);
          if (shorter !== null) report(node, node.raw.slice(node.element.raw.length), shorter);
        },
      });
    });
  },
});

import { AST_NODE_TYPES as Kind, type TSESTree } from '@typescript-eslint/utils';

import { createRule } from '../engine/plain/create-rule.ts';
import { ancestorsOf } from '../support/ancestors.ts';

/** Whether a nested template shares its first or last line with the outer one. */
function isConfusing({ loc }: TSESTree.TemplateLiteral, outer: TSESTree.Node): boolean {
  return loc.start.line === outer.loc.start.line || loc.end.line === outer.loc.end.line;
}

export const rule = createRule({
  messages: { nested: 'Guarde esta plantilla en una variable en vez de anidarla en otra.' },
  create: (context) => ({
    TemplateLiteral(node) {
      const outer = [...ancestorsOf(node)].find(({ type }) => type === Kind.TemplateLiteral);
      if (outer && isConfusing(node, outer)) context.report({ node, messageId: 'nested' });
    },
  }),
});

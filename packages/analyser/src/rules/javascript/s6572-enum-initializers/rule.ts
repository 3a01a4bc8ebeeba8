import type { TSESTree } from '@typescript-eslint/utils';

import { createRule } from '../engine/create-rule.ts';

/** Nothing, everything, or the first member alone, from which the others count on. */
function isConsistent(members: readonly TSESTree.TSEnumMember[]): boolean {
  const given = members.filter(({ initializer }) => initializer);
  return given.length === 0 || (given.length === 1 && given[0] === members[0]);
}

/** S6572: in an enumeration with values all members have one. */
export const rule = createRule({
  meta: {
    type: 'suggestion',
    messages: { found: 'Dé un valor a «{{name}}»: otros miembros de la enumeración lo tienen.' },
    schema: [],
  },
  defaultOptions: [],
  create: (context) => ({
    TSEnumDeclaration({ body: { members } }) {
      if (isConsistent(members)) return;
      for (const node of members.filter(({ initializer }) => !initializer)) {
        context.report({ node, messageId: 'found', data: { name: context.sourceCode.getText(node) } });
      }
    },
  }),
});

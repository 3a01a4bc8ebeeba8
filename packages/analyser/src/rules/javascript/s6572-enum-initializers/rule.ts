import type { TSESTree } from '@typescript-eslint/utils';

import { createRule } from '../engine/plain/create-rule.ts';

/** Whether no member has a value, or only the first one, from which the others count on. */
function isConsistent(members: readonly TSESTree.TSEnumMember[]): boolean {
  const given = members.filter(({ initializer }) => initializer);
  return given.length === 0 || (given.length === 1 && given[0] === members[0]);
}

/** S6572: if a member of an enumeration has a value, all members have one. */
export const rule = createRule({
  messages: { found: 'Dé un valor a «{{name}}»: otros miembros de la enumeración lo tienen.' },
  create: (context) => ({
    TSEnumDeclaration({ body: { members } }) {
      if (isConsistent(members)) return;
      for (const node of members.filter(({ initializer }) => !initializer)) {
        context.report({ node, messageId: 'found', data: { name: context.sourceCode.getText(node) } });
      }
    },
  }),
});

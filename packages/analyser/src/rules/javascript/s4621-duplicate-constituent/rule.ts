import type { TSESTree } from '@typescript-eslint/utils';

import { createRule } from '../engine/plain/create-rule.ts';

/** S4621: unions and intersections contain each type once. */
export const rule = createRule({
  messages: { duplicate: 'Quite este tipo repetido o escriba el que falta.' },
  create(context) {
    const check = ({ types }: TSESTree.TSUnionType | TSESTree.TSIntersectionType): void => {
      const seen = new Map<string, number>();
      for (const type of types) {
        const text = context.sourceCode.getText(type);
        const times = (seen.get(text) ?? 0) + 1;
        seen.set(text, times);
        if (times === 2) context.report({ node: type, messageId: 'duplicate' });
      }
    };
    return { TSUnionType: check, TSIntersectionType: check };
  },
});

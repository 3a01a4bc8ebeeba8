import ts from 'typescript';

import { createTypedRule } from '../engine/plain/create-rule.ts';
import { hasArrayType } from '../support/ts-nodes.ts';

/** S4619: `in` is not used to search an array: it tests indexes, not elements. */
export const rule = createTypedRule({
  messages: {
    misuse: 'Use «includes» o «indexOf»: «in» mira los índices de la lista, no lo que contiene.',
  },
  create: (context, types) => ({
    BinaryExpression({ left, operator, right }) {
      if (operator !== 'in' || !hasArrayType(right, types)) return;
      const isIndex = (types.typeAt(left).flags & ts.TypeFlags.NumberLike) !== 0;
      if (!isIndex) context.report({ node: right.parent, messageId: 'misuse' });
    },
  }),
});

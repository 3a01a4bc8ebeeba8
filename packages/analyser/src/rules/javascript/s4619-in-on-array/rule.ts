import ts from 'typescript';

import { createRule } from '../engine/plain/create-rule.ts';
import { typesOf } from '../engine/plain/types.ts';
import { hasArrayType } from '../support/ts-nodes.ts';

/** S4619: `in` is not used to search an array: it tests indexes, not elements. */
export const rule = createRule({
  meta: {
    type: 'problem',
    messages: {
      misuse: 'Use «includes» o «indexOf»: «in» mira los índices de la lista, no lo que contiene.',
    },
    schema: [],
  },
  defaultOptions: [],
  create(context) {
    const types = typesOf(context);
    if (types === null) return {};
    return {
      BinaryExpression({ left, operator, right }) {
        if (operator !== 'in' || !hasArrayType(right, types)) return;
        const isIndex = (types.typeAt(left).flags & ts.TypeFlags.NumberLike) !== 0;
        if (!isIndex) context.report({ node: right.parent, messageId: 'misuse' });
      },
    };
  },
});

import { AST_NODE_TYPES as Kind } from '@typescript-eslint/utils';

import { createRule } from '../engine/plain/create-rule.ts';

const opposites: Readonly<Record<string, string>> = {
  '==': '!=',
  '!=': '==',
  '===': '!==',
  '!==': '===',
  '<': '>=',
  '>=': '<',
  '>': '<=',
  '<=': '>',
};

export const rule = createRule({
  messages: { inverted: 'Use el operador contrario («{{opposite}}») en vez de negar la comparación.' },
  create: (context) => ({
    UnaryExpression(node) {
      const { operator, argument } = node;
      const opposite = argument.type === Kind.BinaryExpression ? opposites[argument.operator] : undefined;
      if (operator === '!' && opposite) context.report({ node, messageId: 'inverted', data: { opposite } });
    },
  }),
});

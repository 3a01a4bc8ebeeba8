import { AST_NODE_TYPES as Kind, type TSESTree } from '@typescript-eslint/utils';

import { createRule } from '../engine/create-rule.ts';
import { ancestorsOf } from '../support/ancestors.ts';
import { isFunction } from '../support/functions.ts';

const isClass = ({ type }: TSESTree.Node): boolean =>
  type === Kind.ClassDeclaration || type === Kind.ClassExpression;

export const rule = createRule({
  meta: {
    type: 'suggestion',
    messages: { global: 'No use aquí «this»: fuera de clases y funciones no señala a ningún objeto propio.' },
    schema: [],
  },
  create: (context) => ({
    'MemberExpression > ThisExpression.object'(node: TSESTree.ThisExpression) {
      const around = [...ancestorsOf(node)];
      if (!around.some((other) => isFunction(other) || isClass(other)))
        context.report({ node, messageId: 'global' });
    },
  }),
});

import { AST_NODE_TYPES as Kind, type TSESTree } from '@typescript-eslint/utils';

import { createRule } from '../engine/plain/create-rule.ts';
import { ancestorsOf } from '../support/ancestors.ts';
import { isFunction } from '../support/functions.ts';

const isClass = ({ type }: TSESTree.Node): boolean =>
  type === Kind.ClassDeclaration || type === Kind.ClassExpression;

export const rule = createRule({
  messages: {
    global:
      'Use una variable o «globalThis»: fuera de funciones y clases, «this» depende de cómo se cargue el archivo.',
  },
  create: (context) => ({
    'MemberExpression > ThisExpression.object'(node: TSESTree.ThisExpression) {
      const around = [...ancestorsOf(node)];
      if (!around.some((other) => isFunction(other) || isClass(other)))
        context.report({ node, messageId: 'global' });
    },
  }),
});

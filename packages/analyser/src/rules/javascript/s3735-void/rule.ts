import { AST_NODE_TYPES as Kind, type TSESTree } from '@typescript-eslint/utils';

import { createRule } from '../engine/create-rule.ts';
import { typesOf } from '../engine/types.ts';
import { isFunction } from '../support/functions.ts';

/** `void 0` is an old way to write `undefined`; a function called at once may need a word before it. */
function isCustomary(argument: TSESTree.Expression): boolean {
  if (argument.type === Kind.Literal) return argument.value === 0;
  return argument.type === Kind.CallExpression && isFunction(argument.callee);
}

export const rule = createRule({
  meta: {
    type: 'suggestion',
    messages: {
      void: 'Quite el operador «void»: escriba la expresión como instrucción o, si es una promesa, use «await».',
    },
    schema: [],
  },
  create(context) {
    const types = typesOf(context);
    // A promise that nobody waits for is marked so.
    const isPromise = (node: TSESTree.Node) => types?.typeAt(node).getProperty('then') !== undefined;
    return {
      UnaryExpression(node) {
        const { operator, argument } = node;
        if (operator !== 'void' || isCustomary(argument) || isPromise(argument)) return;
        context.report({ loc: (context.sourceCode.getFirstToken(node) ?? node).loc, messageId: 'void' });
      },
    };
  },
});

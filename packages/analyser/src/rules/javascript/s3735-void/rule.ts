import { AST_NODE_TYPES as Kind, type TSESTree } from '@typescript-eslint/utils';

import { createRule } from '../engine/plain/create-rule.ts';
import { typesOf } from '../engine/plain/types.ts';
import { isFunction } from '../support/functions.ts';

/** Customary uses: `void 0` for `undefined`, and `void` before an immediately called function. */
function isCustomary(argument: TSESTree.Expression): boolean {
  if (argument.type === Kind.Literal) return argument.value === 0;
  return argument.type === Kind.CallExpression && isFunction(argument.callee);
}

export const rule = createRule({
  messages: {
    void: 'Quite el operador «void»: escriba la expresión como instrucción o, si es una promesa, use «await».',
  },
  create(context) {
    const types = typesOf(context);
    // `void` marks a promise that is not awaited on purpose.
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

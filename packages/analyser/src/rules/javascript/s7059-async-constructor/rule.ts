import { AST_NODE_TYPES as Kind, type TSESTree } from '@typescript-eslint/utils';

import { createTypedRule } from '../engine/plain/create-rule.ts';
import { ancestorsOf } from '../support/ancestors.ts';
import { isFunction } from '../support/functions.ts';

/** The innermost statement around a node in a constructor; null outside constructors. */
function statementIn(node: TSESTree.Node): TSESTree.Node | null {
  let statement: TSESTree.Node | null = null;
  for (const outer of ancestorsOf(node)) {
    if (!statement && outer.type.endsWith('Statement')) statement = outer;
    if (!isFunction(outer)) continue;
    const isConstructor = outer.parent.type === Kind.MethodDefinition && outer.parent.kind === 'constructor';
    return isConstructor ? statement : null;
  }
  return null;
}

export const rule = createTypedRule({
  messages: { async: 'Saque esta operación asíncrona del constructor, que no puede esperarla.' },
  create(context, types) {
    const reported = new Set<TSESTree.Node>();
    return {
      CallExpression(node) {
        const statement = statementIn(node);
        if (!statement || reported.has(statement)) return;
        const isPromise = types.typeAt(node).getProperty('then') !== undefined;
        if (!isPromise) return;
        reported.add(statement);
        context.report({ node: statement, messageId: 'async' });
      },
    };
  },
});

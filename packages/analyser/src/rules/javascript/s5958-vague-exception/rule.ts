import { AST_NODE_TYPES as Kind, type TSESTree } from '@typescript-eslint/utils';

import { createRule } from '../engine/plain/create-rule.ts';
import { isNamed } from '../support/names.ts';
import { isPartOfTests } from '../support/test-cases.ts';

/** The word `throw` of `expect(f).to.throw` or `f.should.throw`; null for others, and with `not`. */
function assertedThrow({ callee }: TSESTree.CallExpression): TSESTree.Node | null {
  if (callee.type !== Kind.MemberExpression || !isNamed(callee.property, ['throw'])) return null;
  let { object } = callee;
  while (object.type === Kind.MemberExpression) {
    if (isNamed(object.property, ['not'])) return null;
    if (isNamed(object.property, ['should'])) return callee.property;
    ({ object } = object);
  }
  return object.type === Kind.CallExpression && isNamed(object.callee, ['expect']) ? callee.property : null;
}

/** Without arguments, or with the class of all errors, any exception passes. */
const acceptsAny = ({ arguments: given }: TSESTree.CallExpression): boolean =>
  given.length === 0 || (given.length === 1 && isNamed(given[0], ['Error']));

/** S5958: a test of an exception names the one that it expects. */
export const rule = createRule({
  messages: {
    vague: 'Compruebe un tipo de excepción más concreto, o su mensaje.',
    unread: 'Compruebe el tipo o el mensaje de la excepción; si no la espera, pásela a «done(e)».',
  },
  create(context) {
    const { sourceCode } = context;
    const declared = (node: TSESTree.Node) => sourceCode.scopeManager?.getDeclaredVariables(node) ?? [];
    const isInTests = (node: TSESTree.Node) => sourceCode.getAncestors(node).some(isPartOfTests);
    /** Whether a `catch` that was not checked yet calls `done`. */
    let callsDone = false;
    return {
      CallExpression(node) {
        const word = assertedThrow(node);
        if (word !== null && acceptsAny(node) && isInTests(node))
          context.report({ node: word, messageId: 'vague' });
      },
      'CatchClause CallExpression[callee.name="done"]'() {
        callsDone = true;
      },
      'CatchClause:exit'(node: TSESTree.CatchClause) {
        if (!callsDone || !isInTests(node)) return;
        callsDone = false;
        const { param } = node;
        const [exception] = declared(node);
        if (param?.type === Kind.Identifier && exception?.references.length === 0)
          context.report({ node: param, messageId: 'unread' });
      },
    };
  },
});

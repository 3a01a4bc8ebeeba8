import { AST_NODE_TYPES as Kind, type TSESTree } from '@typescript-eslint/utils';

import { createRule } from '../engine/plain/create-rule.ts';
import { isNamed } from '../support/names.ts';

/** Names of Chai that assert only when they are called. */
const toCall = new Set(
  `a an include includes contain contains equal equals eq eql eqls above gt greaterThan least gte below lt lessThan most
  lte within instanceof instanceOf property ownPropertyDescriptor haveOwnPropertyDescriptor lengthOf length match
  matches string key keys throw throws Throw respondTo respondsTo satisfy satisfies closeTo approximately members
  oneOf change changes increase increases decrease decreases by fail`.split(/\s+/u),
);
/** Names of Chai that only lead to an assertion. */
const toComplete = new Set(
  `to be been is that which and has have with at of same but does still not deep nested own ordered any all itself
  should`.split(/\s+/u),
);

/** A call such as `expect(value)`; one with a number announces how many assertions follow. */
const isExpect = (node: TSESTree.Node): boolean =>
  node.type === Kind.CallExpression && isNamed(node.callee, ['expect']) && !isNumber(node.arguments[0]);

const isNumber = (node: TSESTree.Node | undefined): boolean =>
  node?.type === Kind.Literal && typeof node.value === 'number';

/** Whether a chain of properties begins an assertion. */
function beginsAssertion({ object, property }: TSESTree.MemberExpression): boolean {
  if (object.type === Kind.Identifier && isNamed(property, ['should'])) return true;
  if (isExpect(object) || isNamed(object, ['assert', 'expect', 'should'])) return true;
  if (object.type === Kind.MemberExpression) return beginsAssertion(object);
  return (
    object.type === Kind.CallExpression &&
    object.callee.type === Kind.MemberExpression &&
    beginsAssertion(object.callee)
  );
}

/** S2970: a statement that begins an assertion also ends it. */
export const rule = createRule({
  messages: {
    call: 'Llame a la aserción «{{name}}»: sin paréntesis no comprueba nada.',
    complete: 'Complete esta aserción: «{{name}}» no comprueba nada por sí solo.',
  },
  create: (context) => ({
    ExpressionStatement({ expression }) {
      if (expression.type === Kind.CallExpression && isExpect(expression)) {
        context.report({ node: expression.callee, messageId: 'complete', data: { name: 'expect' } });
        return;
      }
      if (expression.type !== Kind.MemberExpression || !beginsAssertion(expression)) return;
      const { property } = expression;
      if (property.type !== Kind.Identifier) return;
      const { name } = property;
      const messageId = toCall.has(name) ? 'call' : 'complete';
      if (toCall.has(name) || toComplete.has(name))
        context.report({ node: property, messageId, data: { name } });
    },
  }),
});

import { AST_NODE_TYPES as Kind, type TSESTree } from '@typescript-eslint/utils';

import { createTypedRule } from '../engine/plain/create-rule.ts';

type Assertion = TSESTree.TSAsExpression | TSESTree.TSTypeAssertion;

const isConst = ({ typeAnnotation }: Assertion): boolean =>
  typeAnnotation.type === Kind.TSTypeReference &&
  typeAnnotation.typeName.type === Kind.Identifier &&
  typeAnnotation.typeName.name === 'const';

/** Whether a value has its literal type without the assertion: as the initial value of a `const`. */
function keepsLiteral({ expression, parent }: Assertion): boolean {
  const declaration = parent.parent;
  if (declaration?.type !== Kind.VariableDeclaration || declaration.kind !== 'const') return false;
  return expression.type !== Kind.TemplateLiteral || expression.expressions.length === 0;
}

/** The assertions `a as T` and `<T>a` of S4325 whose operand has the type T already. */
export const assertions = createTypedRule({
  messages: { found: 'Quite esta aserción de tipo: no cambia el tipo.' },
  create(context, types) {
    const check = (node: Assertion): void => {
      const type = types.typeAt(node);
      if (types.typeAt(node.expression) !== type) return;
      if (type.isLiteral() ? keepsLiteral(node) : !isConst(node))
        context.report({ node, messageId: 'found' });
    };
    return { TSAsExpression: check, TSTypeAssertion: check };
  },
});

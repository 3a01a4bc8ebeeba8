import { ASTUtils, type TSESTree } from '@typescript-eslint/utils';

import { createRule } from '../engine/plain/create-rule.ts';
import { provenCast } from './proven-cast.ts';

/** The returned expression of a function whose only statement is a `return`. */
function onlyResult({
  body,
}: TSESTree.FunctionDeclaration | TSESTree.FunctionExpression): TSESTree.Expression | null {
  const [first, ...others] = body.body;
  return first?.type === 'ReturnStatement' && others.length === 0 ? first.argument : null;
}

/** S4322: a function that tests a type returns a type predicate. */
export const rule = createRule({
  messages: { predicate: 'Declare que esta función devuelve «{{value}} is {{type}}».' },
  create(context) {
    const { sourceCode } = context;
    const check = (node: TSESTree.FunctionDeclaration | TSESTree.FunctionExpression): void => {
      if (node.returnType?.typeAnnotation.type === 'TSTypePredicate') return;
      const result = onlyResult(node);
      const cast = result === null ? null : provenCast(result);
      if (cast === null || cast.typeAnnotation.type === 'TSAnyKeyword') return;
      // A predicate can refer to the only parameter or to `this`, not to an outer name.
      const isAboutThis = node.params.length === 0 && cast.expression.type === 'ThisExpression';
      if (node.params.length !== 1 && !isAboutThis) return;
      const data = {
        value: sourceCode.getText(cast.expression),
        type: sourceCode.getText(cast.typeAnnotation),
      };
      context.report({
        loc: ASTUtils.getFunctionHeadLocation(node, sourceCode),
        messageId: 'predicate',
        data,
      });
    };
    return { FunctionDeclaration: check, "MethodDefinition[kind='method'] FunctionExpression": check };
  },
});

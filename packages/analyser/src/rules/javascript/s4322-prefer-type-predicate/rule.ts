import { ASTUtils, type TSESTree } from '@typescript-eslint/utils';

import { createRule } from '../engine/create-rule.ts';
import { provenCast } from './proven-cast.ts';

/** The only thing that a function does is to return this. */
function onlyResult({
  body,
}: TSESTree.FunctionDeclaration | TSESTree.FunctionExpression): TSESTree.Expression | null {
  const [first, ...others] = body.body;
  return first?.type === 'ReturnStatement' && others.length === 0 ? first.argument : null;
}

/** A function that tells whether something is of a type says so in its own type. */
export const rule = createRule({
  meta: {
    type: 'suggestion',
    messages: { predicate: 'Declare que esta función devuelve «{{value}} is {{type}}».' },
    schema: [],
  },
  defaultOptions: [],
  create(context) {
    const { sourceCode } = context;
    const check = (node: TSESTree.FunctionDeclaration | TSESTree.FunctionExpression): void => {
      if (node.returnType?.typeAnnotation.type === 'TSTypePredicate') return;
      const result = onlyResult(node);
      const cast = result === null ? null : provenCast(result);
      if (cast === null || cast.typeAnnotation.type === 'TSAnyKeyword') return;
      // A predicate can be about the only parameter or about `this`, not about a name from outside.
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

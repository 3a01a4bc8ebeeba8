import { AST_NODE_TYPES as Kind, TSESLint, type TSESTree } from '@typescript-eslint/utils';
import ts from 'typescript';

import { createTypedRule } from '../engine/plain/create-rule.ts';
import { childrenOf } from '../support/ancestors.ts';
import type { SourceCode } from '../support/context.ts';
import { isFunction } from '../support/functions.ts';
import { variableAt } from '../support/variables.ts';

/** The expression of an expression, `return` or `throw` statement. */
function expressionOf(statement: TSESTree.Statement): TSESTree.Node | null {
  if (statement.type === Kind.ExpressionStatement) return statement.expression;
  const hasArgument = statement.type === Kind.ReturnStatement || statement.type === Kind.ThrowStatement;
  return hasArgument ? statement.argument : null;
}

/** The condition of a function that consists of a single choice between two branches. */
function choiceOf({ body: [only, ...others], parent }: TSESTree.BlockStatement): TSESTree.Expression | null {
  if (!only || others.length > 0 || !isFunction(parent)) return null;
  if (only.type === Kind.IfStatement) return only.alternate ? only.test : null;
  const expression = expressionOf(only);
  return expression?.type === Kind.ConditionalExpression ? expression.test : null;
}

const namesIn = (node: TSESTree.Node, source: SourceCode): TSESTree.Identifier[] =>
  node.type === Kind.Identifier
    ? [node]
    : childrenOf(node, source.visitorKeys).flatMap((child) => namesIn(child, source));

export const rule = createTypedRule({
  messages: { selector: 'Escriba dos funciones en vez de una que elige con «{{name}}» lo que hace.' },
  create(context, types) {
    const { sourceCode } = context;
    const isBoolean = (node: TSESTree.Node) =>
      (types.typeAt(node).flags & (ts.TypeFlags.Boolean | ts.TypeFlags.BooleanLiteral)) !== 0;
    return {
      BlockStatement(block) {
        const test = choiceOf(block);
        for (const node of test ? namesIn(test, sourceCode) : []) {
          const [definition] = variableAt(sourceCode, node, node.name)?.defs ?? [];
          if (definition?.type !== TSESLint.Scope.DefinitionType.Parameter || !isBoolean(definition.name))
            continue;
          context.report({ node, messageId: 'selector', data: { name: node.name } });
        }
      },
    };
  },
});

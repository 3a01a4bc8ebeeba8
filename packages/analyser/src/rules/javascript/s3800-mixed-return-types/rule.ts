import type { TSESTree } from '@typescript-eslint/utils';
import ts from 'typescript';

import { createTypedRule } from '../engine/plain/create-rule.ts';
import { tsNodeOf } from '../support/ts-nodes.ts';
import { areEvidentlyAlike } from './evident-kinds.ts';
import { isMixed, isNothing } from './mixed.ts';

type FunctionNode =
  | TSESTree.FunctionDeclaration
  | TSESTree.FunctionExpression
  | TSESTree.ArrowFunctionExpression;

/** The name node of a function; null without a name. */
function headCommitOf(node: FunctionNode): TSESTree.Node | null {
  const { parent } = node;
  if (parent.type === 'MethodDefinition' || (parent.type === 'Property' && parent.method)) return parent.key;
  return node.type === 'ArrowFunctionExpression' ? null : node.id;
}

/** S3800: all results of a function have one kind. */
export const rule = createTypedRule({
  messages: { mixed: 'Haga que esta función devuelva siempre valores del mismo tipo.' },
  create(context, types) {
    const { checker } = types;
    // A comment may declare the result type of a function.
    const isTyped = context.sourceCode.text.includes('@type');
    const results: TSESTree.Expression[][] = [];
    const enter = (): void => {
      results.push([]);
    };
    /**
     * Whether the type of a result is not any, null or undefined; SonarQube 10.7 reports nothing if none
     * is.
     */
    const isKnown = (result: TSESTree.Expression): boolean => {
      const type = types.typeAt(result);
      return !isNothing(type) && type.flags !== ts.TypeFlags.Any;
    };
    const check = (node: FunctionNode): void => {
      const own = results.pop() ?? [];
      if (node.async || node.generator || node.body.type !== 'BlockStatement') return;
      if (own.some(({ type }) => type === 'ThisExpression')) return;
      const isInferred = !isTyped && node.returnType === undefined;
      if (isInferred && areEvidentlyAlike(own)) return;
      const tsNode = tsNodeOf(node, context);
      // The compiler stores JSDoc types only for JavaScript files.
      if (tsNode === null || !ts.isFunctionLike(tsNode) || ts.getJSDocReturnTag(tsNode) !== undefined) return;
      const signature = checker.getSignatureFromDeclaration(tsNode);
      if (signature === undefined || !isMixed(checker.getReturnTypeOfSignature(signature), checker)) return;
      if (!own.some(isKnown)) return;
      const start = headCommitOf(node) ?? context.sourceCode.getTokenBefore(node.body) ?? node;
      const keyword = context.sourceCode.getFirstToken(node) ?? node;
      const isNameless = headCommitOf(node) === null && node.type !== 'ArrowFunctionExpression';
      context.report({ loc: isNameless ? keyword.loc : start.loc, messageId: 'mixed' });
    };
    return {
      FunctionDeclaration: enter,
      FunctionExpression: enter,
      ArrowFunctionExpression: enter,
      ReturnStatement({ argument }) {
        if (argument) results.at(-1)?.push(argument);
      },
      'FunctionDeclaration:exit': check,
      'FunctionExpression:exit': check,
      'ArrowFunctionExpression:exit': check,
    };
  },
});

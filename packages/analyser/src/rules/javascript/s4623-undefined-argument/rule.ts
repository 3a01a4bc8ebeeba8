import type { TSESTree } from '@typescript-eslint/utils';
import ts from 'typescript';

import { createTypedRule } from '../engine/plain/create-rule.ts';
import type { Context } from '../engine/plain/derive-context.ts';
import type { Types } from '../engine/plain/types.ts';
import { tsNodeOf } from '../support/ts-nodes.ts';

/** The declaration that the compiler resolves a call to, when it declares a function; among overloads the one that fits. */
function calledFunction(
  node: TSESTree.CallExpression,
  { checker }: Types,
  context: Context,
): ts.SignatureDeclaration | null {
  const call = tsNodeOf(node, context);
  if (call === null || !ts.isCallExpression(call)) return null;
  const declaration = checker.getResolvedSignature(call)?.declaration;
  return declaration !== undefined && ts.isFunctionLike(declaration) && !isSignatureOnly(declaration)
    ? declaration
    : null;
}

/** Whether a declaration is a function's type, a member of an interface or a comment; none of them counts. */
const isSignatureOnly = (declaration: ts.SignatureDeclaration): boolean =>
  ts.isTypeElement(declaration) || ts.isTypeNode(declaration) || ts.isJSDocSignature(declaration);

const isOptional = (parameter: ts.ParameterDeclaration | undefined): boolean =>
  parameter?.questionToken !== undefined || parameter?.initializer !== undefined;

/** S4623: `undefined` is not passed to an optional parameter. */
export const rule = createTypedRule({
  messages: { remove: 'Quite este «undefined»: el parámetro es opcional.' },
  create: (context, types) => ({
    CallExpression(node) {
      const last = node.arguments.at(-1);
      if (last?.type !== 'Identifier' || last.name !== 'undefined') return;
      const called = calledFunction(node, types, context);
      if (!isOptional(called?.parameters[node.arguments.length - 1])) return;
      context.report({ node: last, messageId: 'remove' });
    },
  }),
});

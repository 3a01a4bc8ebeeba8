import type { TSESLint, TSESTree } from '@typescript-eslint/utils';
import ts from 'typescript';

import { createRule } from '../engine/plain/create-rule.ts';
import { typesOf, type Types } from '../engine/plain/types.ts';
import { throughAlias, tsNodeOf } from '../support/ts-nodes.ts';

type Context = Readonly<TSESLint.RuleContext<string, readonly unknown[]>>;

function functionOf(declaration: ts.Declaration | undefined): ts.SignatureDeclaration | null {
  if (declaration === undefined) return null;
  if (ts.isFunctionDeclaration(declaration) || ts.isMethodDeclaration(declaration)) return declaration;
  const value = ts.isVariableDeclaration(declaration) ? declaration.initializer : undefined;
  return value !== undefined && (ts.isArrowFunction(value) || ts.isFunctionExpression(value)) ? value : null;
}

/** The first declaration of the called function. */
function calledFunction(
  callee: TSESTree.Node,
  { checker }: Types,
  context: Context,
): ts.SignatureDeclaration | null {
  const name = callee.type === 'MemberExpression' ? callee.property : callee;
  const node = tsNodeOf(name, context);
  if (node === null) return null;
  return functionOf(throughAlias(checker.getSymbolAtLocation(node), checker)?.declarations?.[0]);
}

const isOptional = (parameter: ts.ParameterDeclaration | undefined): boolean =>
  parameter?.questionToken !== undefined || parameter?.initializer !== undefined;

/** S4623: `undefined` is not passed to an optional parameter. */
export const rule = createRule({
  meta: {
    type: 'suggestion',
    messages: { remove: 'Quite este «undefined»: el parámetro es opcional.' },
    schema: [],
  },
  defaultOptions: [],
  create(context) {
    const types = typesOf(context);
    if (types === null) return {};
    return {
      CallExpression(node) {
        const last = node.arguments.at(-1);
        if (last?.type !== 'Identifier' || last.name !== 'undefined') return;
        const called = calledFunction(node.callee, types, context);
        if (!isOptional(called?.parameters[node.arguments.length - 1])) return;
        context.report({ node: last, messageId: 'remove' });
      },
    };
  },
});

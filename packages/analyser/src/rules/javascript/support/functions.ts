import { AST_NODE_TYPES as Kind, type TSESTree } from '@typescript-eslint/utils';

import type { SourceCode } from './context.ts';

export type FunctionNode =
  | TSESTree.ArrowFunctionExpression
  | TSESTree.FunctionDeclaration
  | TSESTree.FunctionExpression;

/** The selector of every function that has a body. */
export const anyFunction = ':matches(FunctionDeclaration, FunctionExpression, ArrowFunctionExpression)';

export const isFunction = (node: TSESTree.Node | null | undefined): node is FunctionNode =>
  node?.type === Kind.FunctionDeclaration ||
  node?.type === Kind.FunctionExpression ||
  node?.type === Kind.ArrowFunctionExpression;

function methodKey({ parent }: FunctionNode): TSESTree.Node | null {
  const isMethod =
    parent.type === Kind.MethodDefinition ||
    (parent.type === Kind.Property && (parent.method || parent.kind !== 'init'));
  return isMethod ? parent.key : null;
}

/** The location of a report on a function: its name, the word `function` or the arrow. */
export function functionHead(node: FunctionNode, source: SourceCode): TSESTree.SourceLocation {
  if (node.type === Kind.ArrowFunctionExpression) {
    return source.getTokenBefore(node.body, ({ value }) => value === '=>')?.loc ?? node.loc;
  }
  if (node.type === Kind.FunctionDeclaration && node.id) return node.id.loc;
  const key = methodKey(node);
  if (key) return key.loc;
  return source.getFirstToken(node, ({ value }) => value === 'function')?.loc ?? node.loc;
}

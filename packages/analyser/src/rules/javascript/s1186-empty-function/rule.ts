import { AST_NODE_TYPES as Kind, type TSESTree } from '@typescript-eslint/utils';

import { decorate } from '../engine/plain/decorate.ts';
import { reportedNode } from '../engine/plain/reported-node.ts';
import { typescriptRule } from '../plugins/sources.ts';

const nameOf = (node: TSESTree.Node): string => (node.type === Kind.Identifier ? node.name : '');

/**
 * The name of a declared function, variable or method; null for a function that is only an argument or
 * value.
 */
function declaredName(node: TSESTree.Node): string | null {
  if (node.type === Kind.FunctionDeclaration) return node.id?.name ?? '';
  const { parent } = node;
  if (parent?.type === Kind.VariableDeclarator) return nameOf(parent.id);
  return parent?.type === Kind.MethodDefinition ? nameOf(parent.key) : null;
}

/** Names of functions that may do nothing: `noop`, and handlers of events such as `onMount`. */
const mayBeEmpty = /[Nn][Oo]{2}[Pp]|^on[A-Z]/u;

/** S1186: a declared function has statements, or a comment or name that explains their absence. */
export const rule = decorate(typescriptRule('no-empty-function'), {
  message: 'Complete esta función vacía, o explique en un comentario por qué lo está.',
  options: [{ allow: ['arrowFunctions', 'constructors', 'private-constructors'] }],
  onReport(context, descriptor) {
    const node = reportedNode(descriptor);
    const owner = node?.type === Kind.BlockStatement ? node.parent : node;
    const name = owner && declaredName(owner);
    if (typeof name === 'string' && !mayBeEmpty.test(name)) context.report(descriptor);
  },
});

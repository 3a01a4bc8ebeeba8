import { AST_NODE_TYPES as Kind, type TSESTree } from '@typescript-eslint/utils';

import { decorate } from '../engine/decorate.ts';
import { onlyAt } from '../engine/only-where.ts';
import { reportedNode } from '../engine/reported-node.ts';
import { typescriptRule } from '../plugins/sources.ts';
import { isFunction } from '../support/functions.ts';

const nameOf = (node: TSESTree.Node): string => (node.type === Kind.Identifier ? node.name : '');

/** The name of a function that a person declared as such; null for one that is only a value on its way. */
function declaredName(node: TSESTree.Node): string | null {
  if (node.type === Kind.FunctionDeclaration) return node.id?.name ?? '';
  const { parent } = node;
  if (parent?.type === Kind.VariableDeclarator) return nameOf(parent.id);
  return parent?.type === Kind.MethodDefinition ? nameOf(parent.key) : null;
}

/** Whether a function has nothing to run; ESLint's rule gathers the tokens of every other one, too. */
const isEmpty = (node: TSESTree.Node): boolean =>
  isFunction(node) && node.body.type === Kind.BlockStatement && node.body.body.length === 0;

/** S1186: a declared function does something, or says why not, if only by being called noop. */
export const rule = onlyAt(
  isEmpty,
  decorate(typescriptRule('no-empty-function'), {
    message: 'Complete esta función vacía, o explique en un comentario por qué lo está.',
    options: [{ allow: ['arrowFunctions', 'constructors', 'private-constructors'] }],
    onReport(context, descriptor) {
      const node = reportedNode(descriptor);
      const owner = node?.type === Kind.BlockStatement ? node.parent : node;
      const name = owner && declaredName(owner);
      if (typeof name === 'string' && !/noop/iu.test(name)) context.report(descriptor);
    },
  }),
);

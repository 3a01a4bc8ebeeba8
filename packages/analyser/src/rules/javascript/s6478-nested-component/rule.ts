import { AST_NODE_TYPES as Kind, type TSESTree } from '@typescript-eslint/utils';

import { decorate } from '../engine/plain/decorate.ts';
import type { Context } from '../engine/plain/derive-context.ts';
import { mayHoldComponents, onlyWhere } from '../engine/fast/index.ts';
import { reportedNode } from '../engine/plain/reported-node.ts';
import { reactRule } from '../plugins/sources.ts';
import { functionHead, isFunction } from '../support/functions.ts';

function headCommitOf(node: TSESTree.Node, { sourceCode }: Context): TSESTree.SourceLocation {
  if (isFunction(node)) return functionHead(node, sourceCode);
  return node.type === Kind.ClassDeclaration && node.id ? node.id.loc : node.loc;
}

/** S6478: a component is not defined inside another, which would create it in every render. */
export const rule = onlyWhere(
  mayHoldComponents,
  decorate(reactRule('no-unstable-nested-components'), {
    message: 'Saque este componente del que lo contiene: se crea otro cada vez que se renderiza.',
    onReport(context, descriptor) {
      const node = reportedNode(descriptor);
      if (node) context.report({ ...descriptor, loc: headCommitOf(node, context) });
    },
  }),
);

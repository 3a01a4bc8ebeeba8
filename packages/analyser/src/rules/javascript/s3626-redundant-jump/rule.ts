import { AST_NODE_TYPES as Kind, type TSESTree } from '@typescript-eslint/utils';

import { createRule } from '../engine/plain/create-rule.ts';
import { isFunction } from '../support/functions.ts';

const loops = new Set<string>([
  Kind.ForStatement,
  Kind.ForInStatement,
  Kind.ForOfStatement,
  Kind.WhileStatement,
  Kind.DoWhileStatement,
]);

/** The block whose last statement this is; null if another statement follows. */
const endedBy = ({ parent, ...node }: TSESTree.Statement): TSESTree.BlockStatement | null =>
  parent.type === Kind.BlockStatement && parent.body.at(-1)?.range[0] === node.range[0] ? parent : null;

/** The function or loop in which a jump at the end is redundant. */
function ownerOf(jump: TSESTree.Statement): TSESTree.Node | null {
  const block = endedBy(jump);
  // A jump as the only statement documents that there is nothing to do.
  if (!block || block.body.length === 1) return null;
  if (block.parent.type !== Kind.IfStatement) return block.parent;
  return endedBy(block.parent)?.parent ?? null;
}

export const rule = createRule({
  messages: { redundant: 'Quite este «{{jump}}»: sin él se hace lo mismo.' },
  create: (context) => ({
    ReturnStatement(node) {
      if (!node.argument && isFunction(ownerOf(node)))
        context.report({ node, messageId: 'redundant', data: { jump: 'return' } });
    },
    ContinueStatement(node) {
      if (!node.label && loops.has(ownerOf(node)?.type ?? ''))
        context.report({ node, messageId: 'redundant', data: { jump: 'continue' } });
    },
  }),
});

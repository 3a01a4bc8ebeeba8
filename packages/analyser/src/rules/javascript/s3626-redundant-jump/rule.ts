import { AST_NODE_TYPES as Kind, type TSESTree } from '@typescript-eslint/utils';

import { createRule } from '../engine/create-rule.ts';
import { isFunction } from '../support/functions.ts';

const loops = new Set<string>([
  Kind.ForStatement,
  Kind.ForInStatement,
  Kind.ForOfStatement,
  Kind.WhileStatement,
  Kind.DoWhileStatement,
]);

/** What a statement ends by being the last of its block; null if something follows. */
const endedBy = ({ parent, ...node }: TSESTree.Statement): TSESTree.BlockStatement | null =>
  parent.type === Kind.BlockStatement && parent.body.at(-1)?.range[0] === node.range[0] ? parent : null;

/** The function or the loop that would go on in the same way without a jump at its end. */
function ownerOf(jump: TSESTree.Statement): TSESTree.Node | null {
  const block = endedBy(jump);
  // A jump that stands alone tells that nothing is to be done.
  if (!block || block.body.length === 1) return null;
  if (block.parent.type !== Kind.IfStatement) return block.parent;
  return endedBy(block.parent)?.parent ?? null;
}

export const rule = createRule({
  meta: {
    type: 'suggestion',
    messages: { redundant: 'Quite este «{{jump}}»: sin él se hace lo mismo.' },
    schema: [],
  },
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

import { AST_NODE_TYPES as Kind, type TSESTree } from '@typescript-eslint/utils';

import { createRule } from '../engine/plain/create-rule.ts';

function returnsBoolean(node: TSESTree.Node | null | undefined): boolean {
  if (node?.type === Kind.BlockStatement) return node.body.length === 1 && returnsBoolean(node.body[0]);
  return (
    node?.type === Kind.ReturnStatement &&
    node.argument?.type === Kind.Literal &&
    typeof node.argument.value === 'boolean'
  );
}

/** The code for a false condition: the `else` branch or a following `return`. */
function otherwise(node: TSESTree.IfStatement): TSESTree.Node | null | undefined {
  if (node.alternate) return node.alternate;
  const { parent } = node;
  const following = parent.type === Kind.BlockStatement ? parent.body[parent.body.indexOf(node) + 1] : null;
  return following?.type === Kind.ReturnStatement ? following : null;
}

export const rule = createRule({
  messages: {
    direct: 'Devuelva la condición en una sola instrucción en vez de elegir entre dos booleanos.',
  },
  create: (context) => ({
    IfStatement(node) {
      if (node.parent.type === Kind.IfStatement) return;
      if (returnsBoolean(node.consequent) && returnsBoolean(otherwise(node))) {
        context.report({ node, messageId: 'direct' });
      }
    },
  }),
});

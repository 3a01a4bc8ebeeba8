import { AST_NODE_TYPES as Kind, type TSESTree } from '@typescript-eslint/utils';

import { createRule } from '../engine/plain/create-rule.ts';

/** S6861: exported variables are not declared with `let` or `var`. */
export const rule = createRule({
  messages: {
    found:
      'No exporte una variable declarada con «{{kind}}»: exporte una constante o una función que dé su valor.',
  },
  create(context) {
    const check = (node: TSESTree.Node | null | undefined) => {
      if (node?.type !== Kind.VariableDeclaration || !['let', 'var'].includes(node.kind)) return;
      context.report({ node, messageId: 'found', data: { kind: node.kind } });
    };
    const checkName = (node: TSESTree.Node, name: string) => {
      const variable = context.sourceCode.getScope(node).set.get(name);
      for (const definition of variable?.defs ?? []) check(definition.parent);
    };
    return {
      ExportDefaultDeclaration({ declaration }) {
        if (declaration.type === Kind.Identifier) checkName(declaration, declaration.name);
      },
      ExportNamedDeclaration(node) {
        check(node.declaration);
        if (node.source) return;
        for (const { local } of node.specifiers) {
          checkName(node, local.name);
        }
      },
    };
  },
});

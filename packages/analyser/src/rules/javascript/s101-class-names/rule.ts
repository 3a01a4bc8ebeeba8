import type { TSESTree } from '@typescript-eslint/utils';

import { createRule } from '../engine/plain/create-rule.ts';

const format = /^[A-Z][a-zA-Z0-9]*$/u;

export const rule = createRule({
  messages: {
    name: 'Cambie el nombre «{{name}}»: escríbalo en PascalCase y sin tildes, por ejemplo «CarritoCompra».',
  },
  create(context) {
    const check = ({ id }: { id: TSESTree.Identifier | null }) => {
      if (id && !format.test(id.name))
        context.report({ node: id, messageId: 'name', data: { name: id.name } });
    };
    return { ClassDeclaration: check, TSInterfaceDeclaration: check };
  },
});

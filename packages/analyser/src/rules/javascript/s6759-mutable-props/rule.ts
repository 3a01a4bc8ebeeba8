import type { TSESTree } from '@typescript-eslint/utils';

import type { Context } from '../engine/plain/derive-context.ts';
import { createTypedRule } from '../engine/plain/create-rule.ts';
import { onlyValueOf } from '../support/constant-text.ts';
import { isMutable } from './mutable.ts';

const isElement = (node: TSESTree.Node | null): boolean =>
  node?.type === 'JSXElement' || node?.type === 'JSXFragment';

function returnsElement({ argument }: TSESTree.ReturnStatement, context: Context): boolean {
  if (argument?.type === 'Identifier') return isElement(onlyValueOf(argument, context.sourceCode));
  return isElement(argument);
}

/** S6759: the properties of a component are read-only. */
export const rule = createTypedRule({
  messages: {
    readonly: 'Marque las propiedades de este componente como de solo lectura, con «readonly» o «Readonly».',
  },
  create(context, types) {
    const functions: { node: TSESTree.Node; isComponent: boolean }[] = [];
    return {
      ':function'(node: TSESTree.Node) {
        functions.push({ node, isComponent: false });
      },
      ReturnStatement(node) {
        const current = functions.at(-1);
        if (current !== undefined && returnsElement(node, context)) current.isComponent = true;
      },
      ':function:exit'(node: TSESTree.Node) {
        const isComponent = functions.pop()?.isComponent === true;
        if (!isComponent || node.type !== 'FunctionDeclaration' || !/^[A-Z]/u.test(node.id?.name ?? ''))
          return;
        const [props, ...others] = node.params;
        if (props === undefined || others.length > 0) return;
        if (!('typeAnnotation' in props) || props.typeAnnotation === undefined) return;
        if (isMutable(types.typeAt(props), types.checker))
          context.report({ node: props, messageId: 'readonly' });
      },
    };
  },
});

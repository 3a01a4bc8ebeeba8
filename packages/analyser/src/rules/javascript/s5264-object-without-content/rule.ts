import { AST_NODE_TYPES as Kind, type TSESTree } from '@typescript-eslint/utils';

import { createRule } from '../engine/plain/create-rule.ts';
import { attributeOf, elementName, textOf } from '../support/jsx-elements.ts';

function isHidden(element: TSESTree.JSXOpeningElement): boolean {
  if (elementName(element) === 'input' && textOf(attributeOf(element, 'type'))?.toLowerCase() === 'hidden')
    return true;
  const hidden = attributeOf(element, 'aria-hidden');
  return hidden !== null && textOf(hidden) !== 'false';
}

/** Whether a child of an element may have visible content. */
function isContent(child: TSESTree.JSXChild): boolean {
  if (child.type === Kind.JSXText) return child.value.trim() !== '';
  if (child.type === Kind.JSXElement) return !isHidden(child.openingElement);
  if (child.type !== Kind.JSXExpressionContainer) return false;
  const { expression } = child;
  if (expression.type === Kind.JSXEmptyExpression) return false;
  return !(expression.type === Kind.Identifier && expression.name === 'undefined');
}

export const rule = createRule({
  messages: { empty: 'Dé un contenido alternativo a este «object».' },
  create: (context) => ({
    JSXElement(node) {
      if (elementName(node.openingElement) !== 'object' || node.children.some(isContent)) return;
      context.report({ node, messageId: 'empty' });
    },
  }),
});

import { createRule } from '../engine/plain/create-rule.ts';
import { attributeOf, elementName, textOf } from '../support/jsx-elements.ts';

const layoutRoles = new Set(['presentation', 'none']);

export const rule = createRule({
  messages: { layout: 'No coloque elementos con una tabla: use CSS.' },
  create: (context) => ({
    JSXOpeningElement(node) {
      if (elementName(node) !== 'table') return;
      const role = textOf(attributeOf(node, 'role'));
      if (role && layoutRoles.has(role.toLowerCase())) context.report({ node, messageId: 'layout' });
    },
  }),
});

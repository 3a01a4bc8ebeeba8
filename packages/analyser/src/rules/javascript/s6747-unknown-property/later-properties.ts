import { AST_NODE_TYPES as Kind, type TSESTree } from '@typescript-eslint/utils';

import { createRule } from '../engine/plain/create-rule.ts';

/** Properties that today's plugin accepts and that of SonarQube 10.7 reports. */
const later: ReadonlySet<string> = new Set([
  'onBeforeToggle',
  'popoverTarget',
  'popoverTargetAction',
  'precedence',
]);

/** Further such properties; today's plugin accepts each on this element alone. */
const laterOfElement: ReadonlyMap<string, string> = new Map([
  ['shadowrootclonable', 'template'],
  ['shadowrootdelegatesfocus', 'template'],
  ['shadowrootmode', 'template'],
  ['shadowrootserializable', 'template'],
  ['transform-origin', 'rect'],
]);

/** The name of an element of HTML or SVG; null for components and custom elements. */
function elementName({ name, attributes }: TSESTree.JSXOpeningElement): string | null {
  if (name.type !== Kind.JSXIdentifier || !/^[a-z][^-]*$/u.test(name.name)) return null;
  const isCustom = attributes.some(
    (attribute) => attribute.type === Kind.JSXAttribute && attribute.name.name === 'is',
  );
  return isCustom ? null : name.name;
}

/** The properties of S6747 that SonarQube 10.7 reports beyond today's plugin. */
export const laterProperties = createRule({
  messages: { found: 'Quite la propiedad «{{name}}» o corrija su nombre: React no la conoce.' },
  create: (context) => ({
    JSXAttribute(node) {
      const { name } = node.name;
      if (typeof name !== 'string' || (!later.has(name) && !laterOfElement.has(name))) return;
      const element = elementName(node.parent);
      if (element === null || (!later.has(name) && laterOfElement.get(name) !== element)) return;
      context.report({ node, messageId: 'found', data: { name } });
    },
  }),
});

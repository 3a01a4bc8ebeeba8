import { AST_NODE_TYPES as Kind, type TSESTree } from '@typescript-eslint/utils';

import { decorate } from '../engine/plain/decorate.ts';
import { reportedNode } from '../engine/plain/reported-node.ts';
import { a11yRule } from '../plugins/sources.ts';

/** Whether an element contains a custom component, which may be the control. */
const holdsComponent = (node: TSESTree.Node): boolean =>
  (node.type === Kind.JSXElement || node.type === Kind.JSXFragment) &&
  node.children.some(
    (child) =>
      holdsComponent(child) ||
      (child.type === Kind.JSXElement &&
        (child.openingElement.name.type !== Kind.JSXIdentifier ||
          /^[A-Z]/u.test(child.openingElement.name.name))),
  );

/** S6853: a label has a text and belongs to a control. */
export const rule = decorate(a11yRule('label-has-associated-control'), {
  message: 'Dé un texto a esta etiqueta y asóciela a un campo.',
  onReport(context, descriptor) {
    const node = reportedNode(descriptor);
    if (node?.type !== Kind.JSXOpeningElement) return;
    if (!holdsComponent(node.parent)) context.report({ ...descriptor, node: node.name });
  },
});

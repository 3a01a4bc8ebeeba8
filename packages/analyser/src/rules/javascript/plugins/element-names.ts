import { AST_NODE_TYPES as Kind, type TSESLint, type TSESTree } from '@typescript-eslint/utils';

import type { Descriptor } from '../engine/derive-context.ts';
import { reportedNode } from '../engine/reported-node.ts';

type SourceCode = Readonly<TSESLint.SourceCode>;

/** The opening tag that a report is about, or that holds the reported attribute. */
function openingOf(node: TSESTree.Node | null): TSESTree.JSXOpeningElement | null {
  if (node?.type === Kind.JSXElement) return node.openingElement;
  if (node?.type === Kind.JSXAttribute) return node.parent;
  return node?.type === Kind.JSXOpeningElement ? node : null;
}

/** The value of an attribute as it is written, without its quotes; '' for one without a value. */
function valueOf({ value }: TSESTree.JSXAttribute, sourceCode: SourceCode): string {
  if (value === null) return '';
  return value.type === Kind.Literal ? String(value.value) : sourceCode.getText(value);
}

const quoteAll = (names: Iterable<string>): string =>
  [...new Set(names)].map((name) => `«${name}»`).join(', ');

/** All parts of what a plugin writes that match a pattern; its sentences are English, names are the same everywhere. */
const matches = (text: unknown, pattern: RegExp): readonly string[] =>
  typeof text === 'string' ? [...text.matchAll(pattern)].map(([match]) => match) : [];

/**
 * Names for the message of a rule on accessible JSX: `element`, the reported `attribute`, every attribute's value by its
 * name in lower case (`role`), the `ariaAttributes` and HTML `tags` that the plugin names, quoted.
 */
export function namesIn(descriptor: Descriptor, sourceCode: SourceCode): Readonly<Record<string, string>> {
  const node = reportedNode(descriptor);
  const opening = openingOf(node);
  const attributes = (opening?.attributes ?? []).filter((one) => one.type === Kind.JSXAttribute);
  const named = matches('message' in descriptor ? descriptor.message : '', /\baria-[a-z]+/gu);
  return {
    ...Object.fromEntries(
      attributes.map((one) => [sourceCode.getText(one.name).toLowerCase(), valueOf(one, sourceCode)]),
    ),
    element: opening === null ? '' : sourceCode.getText(opening.name),
    attribute: node?.type === Kind.JSXAttribute ? sourceCode.getText(node.name) : '',
    ariaAttributes: quoteAll(named.length > 0 ? named : ['role']),
    tags: quoteAll(matches(descriptor.data?.['tag'], /<[^>]+>/gu)),
  };
}

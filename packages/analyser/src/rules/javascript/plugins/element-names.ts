import { AST_NODE_TYPES as Kind, type TSESLint, type TSESTree } from '@typescript-eslint/utils';

import type { Descriptor } from '../engine/plain/derive-context.ts';
import { reportedNode } from '../engine/plain/reported-node.ts';

type SourceCode = Readonly<TSESLint.SourceCode>;

/** The reported opening tag, or the one that contains the reported attribute. */
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

/**
 * All matches of a pattern in a plugin's English message: names of elements and attributes need no
 * translation.
 */
const matches = (text: unknown, pattern: RegExp): readonly string[] =>
  typeof text === 'string' ? [...text.matchAll(pattern)].map(([match]) => match) : [];

/**
 * Placeholders for the messages of accessibility rules: `element`, the reported `attribute`, the value of
 * each attribute by its name in lower case (`role`), and, quoted, the `ariaAttributes` and HTML `tags` in
 * the plugin's message.
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
    tags: quoteAll(matches(descriptor.data?.['tag'], /<[^<>]+>/gu)),
  };
}

import { attributeOf, type PageNode, type StartTag } from '../../html/engine/page.ts';
import type { Dialect } from './mask.ts';

/** A sheet within a page, with the offset where it begins. */
export interface EmbeddedSheet {
  readonly start: number;
  readonly text: string;
  readonly dialect: Dialect;
  /** Whether it is the value of an attribute. */
  readonly isAttribute: boolean;
}

const dialects: ReadonlyMap<string, Dialect> = new Map([
  ['', 'css'],
  ['css', 'css'],
  ['postcss', 'css'],
  ['scss', 'scss'],
  ['less', 'less'],
]);

/**
 * The contents of `style` elements and the values of `style` attributes; those in a language without a reader, or without an end
 * tag, are left out.
 */
export const stylesOf = (nodes: readonly PageNode[]): readonly EmbeddedSheet[] =>
  nodes.flatMap((node, i) => {
    if (node.kind !== 'start') return [];
    const element = node.name === 'style' && !node.selfClosing ? contentOf(node, nodes[i + 1]) : null;
    const attribute = attributeSheet(node);
    return [...(attribute ? [attribute] : []), ...(element ? [element] : [])];
  });

function contentOf(tag: StartTag, next: PageNode | undefined): EmbeddedSheet | null {
  const dialect = dialects.get(attributeOf(tag, 'lang')?.toLowerCase() ?? '');
  if (dialect === undefined) return null;
  if (next?.kind === 'text') return { start: next.start, text: next.text, dialect, isAttribute: false };
  return next?.kind === 'end' ? { start: tag.end, text: '', dialect, isAttribute: false } : null;
}

function attributeSheet({ start, attributes }: StartTag): EmbeddedSheet | null {
  const value = attributes.find(({ name }) => name.toLowerCase() === 'style')?.value;
  if (!value) return null;
  return { start: start + value.start, text: value.text, dialect: 'css', isAttribute: true };
}

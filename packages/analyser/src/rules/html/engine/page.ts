import { scanHtml } from '../../../languages/html/scan.ts';
import { readTag, type Attribute } from '../../../languages/vue/tags.ts';

/** A part of a page, with its offsets. */
interface Part {
  readonly start: number;
  readonly end: number;
}
/** A start tag; `<br/>` is both a start and its end. */
export interface StartTag extends Part {
  readonly kind: 'start';
  readonly name: string;
  readonly attributes: readonly Attribute[];
  readonly selfClosing: boolean;
}
export interface EndTag extends Part {
  readonly kind: 'end';
  readonly name: string;
}
export interface PageText extends Part {
  readonly kind: 'text' | 'comment';
  readonly text: string;
}
/** Code of a server, such as `<?php … ?>` and `<% … %>`, whose result a reader may see. */
export interface ServerCode extends Part {
  readonly kind: 'code';
}
export type PageNode = StartTag | EndTag | PageText | ServerCode;

/** The nodes of a page in their order; there is no tree, because templates may leave elements open. */
export function readPage(page: string): readonly PageNode[] {
  return scanHtml(page).map(({ kind, start, end }): PageNode => {
    const text = page.slice(start, end);
    if (kind !== 'markup') return { kind, start, end, text };
    // Only the tag's own text is read: an open quote must not reach the rest of the page.
    const tag = readTag(text, 0);
    if (tag === null) return { kind: text.startsWith('<!') ? 'comment' : 'code', start, end, text: '' };
    if (tag.closing) return { kind: 'end', start, end, name: tag.name };
    const { name, attributes } = tag;
    return { kind: 'start', start, end, name, attributes, selfClosing: text.endsWith('/>') };
  });
}

/** The text of an attribute by its lower-case name, '' for one without a value, undefined where it is missing. */
export function attributeOf({ attributes }: StartTag, wanted: string): string | undefined {
  const found = attributes.find(({ name }) => name.toLowerCase() === wanted);
  return found && (found.value?.text ?? '');
}

/** As `attributeOf`, for an attribute that a template may also bind: `[alt]`, `:alt`, `v-bind:alt`, `[attr.alt]`. */
export function boundAttributeOf(tag: StartTag, wanted: string): string | undefined {
  const names = [
    wanted,
    `[${wanted}]`,
    `:${wanted}`,
    `v-bind:${wanted}`,
    `[attr.${wanted}]`,
    `attr.${wanted}`,
  ];
  return names.map((name) => attributeOf(tag, name)).find((value) => value !== undefined);
}

/** Whether a node shows something: text other than white space, or the result of code. */
export const isVisible = (node: PageNode): boolean =>
  node.kind === 'code' || (node.kind === 'text' && node.text.trim() !== '');

import { closedElements } from '../engine/elements.ts';
import type { HtmlRule } from '../engine/html-rule.ts';
import { attributeOf, boundAttributeOf, isVisible, type PageNode, type StartTag } from '../engine/page.ts';

const controls: ReadonlySet<string> = new Set('input meter output progress select textarea'.split(' '));
const names = ['alt', 'aria-label', 'aria-labelledby'];

/** S6853: labels without text or without a control, which `for` names or which is inside the label. */
export const rule: HtmlRule = (nodes) =>
  closedElements(nodes, (name) => name === 'label')
    .filter(({ tag, content }) => !(hasControl(tag, content) && hasText(tag, content)))
    .map(({ tag: { start, end } }) => ({
      start,
      end,
      message: 'Una esta etiqueta con su campo: escriba su texto y el «id» del campo en «for».',
    }));

const hasControl = (tag: StartTag, content: readonly PageNode[]): boolean =>
  boundAttributeOf(tag, 'for') !== undefined ||
  attributeOf(tag, 'htmlfor') !== undefined ||
  content.some((node) => node.kind === 'start' && controls.has(node.name));

const hasText = (tag: StartTag, content: readonly PageNode[]): boolean =>
  isNamed(tag) || content.some((node) => isVisible(node) || (node.kind === 'start' && isNamed(node)));

const isNamed = (tag: StartTag): boolean =>
  tag.name === 'fmt:message' || names.some((name) => boundAttributeOf(tag, name) !== undefined);

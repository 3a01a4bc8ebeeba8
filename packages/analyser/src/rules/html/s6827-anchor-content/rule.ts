import { closedElements } from '../engine/elements.ts';
import type { HtmlRule } from '../engine/html-rule.ts';
import { isHidden } from '../engine/interactivity.ts';
import { attributeOf, boundAttributeOf, isVisible, type PageNode, type StartTag } from '../engine/page.ts';

/** S6827: links without anything to read or see. */
export const rule: HtmlRule = (nodes) =>
  closedElements(nodes, (name) => name === 'a')
    .filter(({ tag, content }) => !isNamed(tag) && !content.some(isVisible) && !showsElement(content))
    .map(({ tag: { start, end } }) => ({
      start,
      end,
      message: 'Escriba en este enlace un texto, o un «aria-label», que diga adónde lleva.',
    }));

const isNamed = (tag: StartTag): boolean =>
  ['aria-label', 'title'].some((name) => boundAttributeOf(tag, name) !== undefined) ||
  ['th:text', 'th:utext'].some((name) => attributeOf(tag, name) !== undefined);

/** Whether one of the elements directly within the link is not hidden from screen readers. */
function showsElement(content: readonly PageNode[]): boolean {
  let hidden = '';
  let depth = 0;
  for (const node of content) {
    if (node.kind === 'start' && depth === 0) {
      if (!isHidden(node)) return true;
      hidden = node.name;
      depth = node.selfClosing || hidden === 'img' || hidden === 'input' ? 0 : 1;
    } else if (node.kind === 'start' && node.name === hidden && !node.selfClosing) depth += 1;
    else if (node.kind === 'end' && node.name === hidden) depth = Math.max(0, depth - 1);
  }
  return false;
}

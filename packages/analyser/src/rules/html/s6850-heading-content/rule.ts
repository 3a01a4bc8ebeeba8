import { closedElements } from '../engine/elements.ts';
import type { HtmlRule } from '../engine/html-rule.ts';
import { attributeOf, isVisible, type PageNode, type StartTag } from '../engine/page.ts';
import { standardElements } from './standard-elements.ts';

/** S6850: headings without text, or hidden from those who do not see the page. */
export const rule: HtmlRule = (nodes) =>
  closedElements(nodes, (name) => /^h[1-6]$/u.test(name))
    .filter(({ tag, content }) => isHidden(tag) || !(hasFilling(tag) || content.some(isContent)))
    .map(({ tag: { start, end } }) => ({
      start,
      end,
      message: 'Escriba el texto de este título, que los lectores de pantalla anuncian.',
    }));

const isHidden = (tag: StartTag): boolean => attributeOf(tag, 'aria-hidden') === 'true';

/** Whether Vue fills the element. */
const hasFilling = (tag: StartTag): boolean =>
  attributeOf(tag, 'v-text') !== undefined || attributeOf(tag, 'v-html') !== undefined;

/** Text, or an element of a framework, which may draw text. */
const isContent = (node: PageNode): boolean =>
  isVisible(node) || (node.kind === 'start' && !standardElements.has(node.name));

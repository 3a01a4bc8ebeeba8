import { closedElements } from '../engine/elements.ts';
import type { HtmlRule } from '../engine/html-rule.ts';
import { boundAttributeOf, isVisible } from '../engine/page.ts';

/** S6827: links without anything to read or see. */
export const rule: HtmlRule = {
  key: 'S6827',
  find: (nodes) =>
    closedElements(nodes, (name) => name === 'a')
      .filter(
        ({ tag, content }) =>
          boundAttributeOf(tag, 'aria-label') === undefined &&
          boundAttributeOf(tag, 'title') === undefined &&
          !content.some((node) => node.kind === 'start' || isVisible(node)),
      )
      .map(({ tag: { start, end } }) => ({
        start,
        end,
        message: 'Escriba en este enlace un texto, o un «aria-label», que diga adónde lleva.',
      })),
};

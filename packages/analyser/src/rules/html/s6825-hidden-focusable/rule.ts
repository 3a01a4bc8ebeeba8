import { boundAttributeOf } from '../engine/page.ts';
import { isInteractive, isOfHtml, tabIndexOf } from '../engine/interactivity.ts';
import { tagRule } from '../engine/tag-rule.ts';

/** S6825: an element that receives the focus and that a screen reader passes over. */
export const rule = tagRule('S6825', (tag) => {
  const isFocusable = (tabIndexOf(tag) ?? (isInteractive(tag) ? 0 : -1)) >= 0;
  if (!isOfHtml(tag) || !isFocusable) return [];
  if (boundAttributeOf(tag, 'aria-hidden')?.toLowerCase() !== 'true') return [];
  return ['Quite «aria-hidden»: el foco llega a este elemento, y el lector de pantalla calla.'];
});

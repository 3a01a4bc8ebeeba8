import { boundAttributeOf } from '../engine/page.ts';
import { isInteractive, isOfHtml, tabIndexOf } from '../engine/interactivity.ts';
import { tagRule } from '../engine/tag-rule.ts';

/** Elements that SonarQube 10.7 takes for interactive, and that receive no focus by themselves. */
const counted = new Set(['audio', 'canvas', 'td', 'th', 'tr', 'video']);

/** S6825: an element that receives the focus and that a screen reader passes over. */
export const rule = tagRule((tag) => {
  const isFocusable = (tabIndexOf(tag) ?? (isInteractive(tag) ? 0 : -1)) >= 0;
  if (!isOfHtml(tag) || !isFocusable) return [];
  if (boundAttributeOf(tag, 'aria-hidden')?.toLowerCase() !== 'true') return [];
  if (tabIndexOf(tag) === null && counted.has(tag.name.toLowerCase()))
    return [`Quite «aria-hidden»: SonarQube cuenta «${tag.name}» entre los elementos que reciben el foco.`];
  return ['Quite «aria-hidden»: el foco llega a este elemento, y el lector de pantalla calla.'];
});

import { hasInteractiveRole, isInteractive, isOfHtml, tabIndexOf } from '../engine/interactivity.ts';
import { tagRule } from '../engine/tag-rule.ts';

/** S6845: an element that the tabulator reaches and that cannot be used. */
export const rule = tagRule((tag) =>
  isOfHtml(tag) && !isInteractive(tag) && !hasInteractiveRole(tag) && (tabIndexOf(tag) ?? -1) >= 0
    ? ['Quite «tabindex»: el foco no debería detenerse en un elemento con el que no se hace nada.']
    : [],
);

import { tabIndexOf } from '../engine/interactivity.ts';
import { tagRule } from '../engine/tag-rule.ts';

/** S6841: an order of the focus other than that of the page. */
export const rule = tagRule((tag) =>
  (tabIndexOf(tag) ?? 0) > 0
    ? ['Escriba 0 en «tabindex» y ordene el código: el foco debería seguir el orden de la página.']
    : [],
);

import { boundAttributeOf } from '../engine/page.ts';
import { tagRule } from '../engine/tag-rule.ts';

/** S6846: keys of a page's own, which may collide with those of the browser and of screen readers. */
export const rule = tagRule((tag) =>
  boundAttributeOf(tag, 'accesskey') === undefined
    ? []
    : ['Quite «accesskey»: esta tecla puede chocar con las del navegador y las del lector de pantalla.'],
);

import { attributeOf } from '../engine/page.ts';
import { isInteractive } from '../engine/interactivity.ts';
import { tagRule } from '../engine/tag-rule.ts';

/** S6823: an element that points at the active one within it, and does not receive the focus itself. */
export const rule = tagRule((tag) =>
  attributeOf(tag, 'aria-activedescendant') !== undefined &&
  (attributeOf(tag, 'tabindex') ?? '').trim() === '' &&
  !isInteractive(tag)
    ? [
        'Escriba «tabindex="0"»: solo el elemento que tiene el foco puede decir cuál de los suyos está activo.',
      ]
    : [],
);

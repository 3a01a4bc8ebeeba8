import { hasInteractiveRole, isShowing } from '../engine/interactivity.ts';
import { tagRule } from '../engine/tag-rule.ts';

/** S6842: an element that only shows something, with the role of one that can be used. */
export const rule = tagRule((tag) =>
  isShowing(tag) && hasInteractiveRole(tag)
    ? [`Use un elemento interactivo: «${tag.name}» no responde al teclado como promete su papel.`]
    : [],
);

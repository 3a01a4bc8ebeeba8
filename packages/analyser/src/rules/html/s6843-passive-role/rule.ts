import { hasShowingRole, isInteractive } from '../engine/interactivity.ts';
import { tagRule } from '../engine/tag-rule.ts';

/** S6843: an element that can be used, with the role of one that only shows something. */
export const rule = tagRule((tag) =>
  isInteractive(tag) && hasShowingRole(tag)
    ? [`Quite este papel o póngalo en otro elemento: «${tag.name}» dejaría de anunciarse como interactivo.`]
    : [],
);

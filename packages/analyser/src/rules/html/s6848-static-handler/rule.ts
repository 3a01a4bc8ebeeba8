import {
  handlers,
  hasAbstractRole,
  hasAny,
  hasInteractiveRole,
  hasShowingRole,
  isHidden,
  isInteractive,
  isOfHtml,
  isShowing,
} from '../engine/interactivity.ts';
import { tagRule } from '../engine/tag-rule.ts';

/** S6848: an element without any meaning, such as `div`, that responds to clicks or keys. */
export const rule = tagRule((tag) => {
  if (!isOfHtml(tag) || !hasAny(tag, handlers) || isHidden(tag)) return [];
  const hasRole = hasInteractiveRole(tag) || hasShowingRole(tag) || hasAbstractRole(tag);
  if (isInteractive(tag) || isShowing(tag) || hasRole) return [];
  return [`Use un «button» en vez de «${tag.name}»: recibe el foco y responde al teclado.`];
});

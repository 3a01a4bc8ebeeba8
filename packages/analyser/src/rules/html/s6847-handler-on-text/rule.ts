import { attributeOf } from '../engine/page.ts';
import {
  allHandlers,
  hasAbstractRole,
  hasAny,
  hasInteractiveRole,
  hasNoRole,
  hasShowingRole,
  isHidden,
  isInteractive,
  isOfHtml,
  isShowing,
} from '../engine/interactivity.ts';
import { tagRule } from '../engine/tag-rule.ts';

/** S6847: an element that only shows something, by its name or its role, and responds to events. */
export const rule = tagRule((tag) => {
  if (!isOfHtml(tag) || !hasAny(tag, allHandlers) || isHidden(tag)) return [];
  if (isInteractive(tag) || hasInteractiveRole(tag) || hasNoRole(tag) || hasAbstractRole(tag)) return [];
  if (attributeOf(tag, 'contenteditable')?.toLowerCase() === 'true') return [];
  if (!isShowing(tag) && !hasShowingRole(tag)) return [];
  return [`«${tag.name}» solo muestra algo: atienda en un «button» lo que haga una persona.`];
});

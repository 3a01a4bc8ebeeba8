import { attributeOf, boundAttributeOf } from '../engine/page.ts';
import {
  hasAny,
  hasInteractiveRole,
  inputHandlers,
  isHidden,
  isInteractive,
  isOfHtml,
  isShowing,
} from '../engine/interactivity.ts';
import { tagRule } from '../engine/tag-rule.ts';

/** S6852: an element with an interactive role and events that the keyboard does not reach. */
export const rule = tagRule((tag) => {
  if (!isOfHtml(tag) || isInteractive(tag) || isShowing(tag) || !hasInteractiveRole(tag)) return [];
  const isDisabled =
    attributeOf(tag, 'disabled') !== undefined || attributeOf(tag, 'aria-disabled')?.toLowerCase() === 'true';
  if (!hasAny(tag, inputHandlers) || isDisabled || isHidden(tag)) return [];
  if (boundAttributeOf(tag, 'tabindex') !== undefined) return [];
  return [
    'Use el elemento de HTML que tiene este papel, o escriba «tabindex="0"»: sin él el teclado no llega.',
  ];
});

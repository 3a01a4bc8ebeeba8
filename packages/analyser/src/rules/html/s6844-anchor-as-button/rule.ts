import { attributeOf } from '../engine/page.ts';
import { tagRule } from '../engine/tag-rule.ts';

/** S6844: links that lead nowhere and run a script. */
export const rule = tagRule((tag) => {
  if (tag.name !== 'a' || attributeOf(tag, 'onclick') === undefined) return [];
  const address = attributeOf(tag, 'href') ?? '';
  if (!/^(?:#?$|javascript:)/iu.test(address)) return [];
  return ['Use un «button»: este enlace no lleva a ninguna dirección y ejecuta una acción.'];
});

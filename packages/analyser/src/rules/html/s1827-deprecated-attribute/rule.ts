import { deprecatedAttributes } from './deprecated-attributes.ts';
import { tagRule } from '../engine/tag-rule.ts';

/** S1827: attributes that HTML5 withdrew from an element. */
export const rule = tagRule('S1827', (tag) => {
  const deprecated = deprecatedAttributes.get(tag.name);
  if (!deprecated) return [];
  return tag.attributes
    .map(({ name }) => name.toLowerCase())
    .filter((name) => deprecated.has(name))
    .map((name) => `Quite el atributo obsoleto «${name}»: HTML5 lo retiró de «${tag.name}».`);
});

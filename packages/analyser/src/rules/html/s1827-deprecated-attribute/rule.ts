import type { Attribute } from '../../../languages/vue/tags.ts';
import { deprecatedAttributes } from './deprecated-attributes.ts';
import { tagRule } from '../engine/tag-rule.ts';

/** S1827: attributes that HTML5 withdrew from an element. */
export const rule = tagRule((tag) => {
  const deprecated = deprecatedAttributes.get(tag.name);
  if (!deprecated) return [];
  return (
    tag.attributes
      .filter(({ name }) => deprecated.has(name.toLowerCase()))
      // The standard tolerates an image's border of 0, which older browsers drew around links.
      .filter((attribute) => !(tag.name === 'img' && isNoBorder(attribute)))
      .map(({ name }) => name.toLowerCase())
      .map((name) => `Quite el atributo obsoleto «${name}»: HTML5 lo retiró de «${tag.name}».`)
  );
});

const isNoBorder = ({ name, value }: Attribute): boolean =>
  name.toLowerCase() === 'border' && value?.text === '0';

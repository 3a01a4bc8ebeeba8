import { attributeOf } from '../engine/page.ts';
import { tagRule } from '../engine/tag-rule.ts';

/** S5257: a table that its role declares to be a mere arrangement. */
export const rule = tagRule((tag) =>
  tag.name === 'table' && /^(?:none|presentation)$/iu.test(attributeOf(tag, 'role') ?? '')
    ? ['Coloque los elementos con CSS, y no con una tabla que no presenta datos.']
    : [],
);

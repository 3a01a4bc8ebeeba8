import { attributeOf, boundAttributeOf } from '../engine/page.ts';
import { tagRule } from '../engine/tag-rule.ts';

/** S6851: texts for images that call them an image. */
export const rule = tagRule((tag) => {
  if (tag.name !== 'img' || attributeOf(tag, 'aria-hidden') === 'true') return [];
  const word = /image|picture|photo/iu.exec(boundAttributeOf(tag, 'alt') ?? '')?.[0];
  if (word === undefined) return [];
  return [`Quite «${word.toLowerCase()}» de «alt»: el lector de pantalla ya anuncia que es una imagen.`];
});

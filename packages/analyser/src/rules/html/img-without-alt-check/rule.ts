import { attributeOf, boundAttributeOf, type StartTag } from '../engine/page.ts';
import { tagRule } from '../engine/tag-rule.ts';

/** ImgWithoutAltCheck: images without a text for those who do not see them; an empty one marks a decoration. */
export const rule = tagRule((tag) => {
  if (!isImage(tag) || boundAttributeOf(tag, 'alt') !== undefined || attributeOf(tag, 'th:alt') !== undefined)
    return [];
  return ['Describa esta imagen con «alt», o déjelo vacío si solo adorna.'];
});

const isImage = (tag: StartTag): boolean =>
  tag.name === 'img' ||
  tag.name === 'area' ||
  (tag.name === 'input' && attributeOf(tag, 'type')?.toLowerCase() === 'image');

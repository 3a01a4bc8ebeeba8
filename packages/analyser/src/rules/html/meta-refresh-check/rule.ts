import { attributeOf } from '../engine/page.ts';
import { tagRule } from '../engine/tag-rule.ts';

/** MetaRefreshCheck: pages that reload or leave by themselves. */
export const rule = tagRule((tag) =>
  tag.name === 'meta' && attributeOf(tag, 'http-equiv')?.toLowerCase() === 'refresh'
    ? ['Quite esta recarga automática: redirija desde el servidor o deje que la persona recargue.']
    : [],
);

import { attributeOf } from '../engine/page.ts';
import { tagRule } from '../engine/tag-rule.ts';
import { tagsByRole } from './tags-by-role.ts';

/** S6819: a role for which HTML has an element. */
export const rule = tagRule((tag) => {
  const [role = ''] = (attributeOf(tag, 'role') ?? '').toLowerCase().split(' ');
  const tags = tagsByRole.get(role);
  if (!tags || tags.includes(tag.name)) return [];
  const names = tags.map((name) => `«${name}»`);
  return [`Use ${names.join(' o ')} en vez del papel «${role}»: el navegador ya lo anuncia y maneja.`];
});

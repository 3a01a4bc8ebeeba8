import { implicitRoleOf } from '../engine/implicit-roles.ts';
import { attributeOf } from '../engine/page.ts';
import { tagRule } from '../engine/tag-rule.ts';

/** S6822: a role that the element has by itself; `navigation` on `nav` is allowed, as older browsers needed it. */
export const rule = tagRule((tag) => {
  const role = implicitRoleOf(tag);
  if (role === null || tag.name === 'nav' || attributeOf(tag, 'role')?.toLowerCase() !== role) return [];
  return [`Quite este «role»: «${tag.name}» ya tiene el papel «${role}».`];
});

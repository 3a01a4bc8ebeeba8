import { ariaAttributes } from '../engine/aria.ts';
import { implicitRoleOf } from '../engine/implicit-roles.ts';
import { boundAttributeOf, type StartTag } from '../engine/page.ts';
import { tagRule } from '../engine/tag-rule.ts';
import { supportedByRole } from './supported.ts';

/** S6811: attributes of ARIA that the element's role has. */
export const rule = tagRule((tag) => {
  const roles = [...new Set(rolesOf(tag))].filter((role) => supportedByRole.has(role));
  if (roles.length === 0) return [];
  return tag.attributes
    .map(({ name }) => name.toLowerCase())
    .filter((name) => ariaAttributes.has(name))
    .filter((name) => !roles.some((role) => supportedByRole.get(role)?.has(name)))
    .map((name) => `Quite «${name}»: el papel «${roles.join(' ')}» no lo admite.`);
});

/** The roles that are written, as they are written, or the element's own one. */
function rolesOf(tag: StartTag): readonly string[] {
  const written = boundAttributeOf(tag, 'role');
  if (written !== undefined) return written.split(/\s+/u);
  const own = implicitRoleOf(tag);
  return own === null ? [] : [own];
}

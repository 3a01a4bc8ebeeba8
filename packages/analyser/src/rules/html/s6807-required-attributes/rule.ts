import { attributeOf, boundAttributeOf } from '../engine/page.ts';
import { tagRule } from '../engine/tag-rule.ts';

/** What each role requires, as SonarQube 10.7 was seen to name it. */
const requiredByRole: ReadonlyMap<string, readonly string[]> = new Map([
  ['checkbox', ['aria-checked']],
  ['combobox', ['aria-controls', 'aria-expanded']],
  ['heading', ['aria-level']],
  ['menuitemcheckbox', ['aria-checked']],
  ['menuitemradio', ['aria-checked']],
  ['meter', ['aria-valuenow']],
  ['option', ['aria-selected']],
  ['radio', ['aria-checked']],
  ['scrollbar', ['aria-controls', 'aria-valuenow']],
  ['slider', ['aria-valuenow']],
  ['switch', ['aria-checked']],
  ['treeitem', ['aria-selected']],
]);

/** A value that a template computes. */
const computed = /^(?:\{\{|\{%|<\?php|<\?=)/u;

/** S6807: a role without the attributes that it requires. */
export const rule = tagRule((tag) => {
  const value = attributeOf(tag, 'role') ?? '';
  if (computed.test(value)) return [];
  return value
    .toLowerCase()
    .split(/\s+/u)
    .flatMap((role) =>
      (requiredByRole.get(role) ?? [])
        .filter((name) => !tag.attributes.some((attribute) => attribute.name === name))
        .map((name) =>
          boundAttributeOf(tag, name) === undefined
            ? `Añada «${name}»: el papel «${role}» lo exige.`
            : `El papel «${role}» exige «${name}», y SonarQube no lo ve en un atributo enlazado.`,
        ),
    );
});

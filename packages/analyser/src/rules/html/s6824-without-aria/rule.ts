import { ariaAttributes } from '../engine/aria.ts';
import { tagRule } from '../engine/tag-rule.ts';

/** Elements that no assistive technology shows, as a SonarQube 10.7 was seen to name them. */
const invisible: ReadonlySet<string> = new Set(
  `base col colgroup head html link meta noscript param picture script source style title track`.split(' '),
);

/** S6824: roles and properties of ARIA on an element that cannot have any. */
export const rule = tagRule((tag) =>
  invisible.has(tag.name)
    ? tag.attributes
        .map(({ name }) => name.toLowerCase())
        .filter((name) => name === 'role' || ariaAttributes.has(name))
        .map((name) => `Quite «${name}»: «${tag.name}» no lo admite, porque los lectores no lo muestran.`)
    : [],
);

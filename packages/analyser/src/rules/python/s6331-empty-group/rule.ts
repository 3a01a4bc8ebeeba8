import { regexRule } from '../regex/regex-rule.ts';

/** S6331: an empty group, `()`. */
export const rule = regexRule({
  Group: (part, { report }) => {
    if (part.element?.type === 'Sequence' && part.element.items.length === 0)
      report(part, 'Elimine este grupo vacío, o escape sus paréntesis si son parte del texto.');
  },
});

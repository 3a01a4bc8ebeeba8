import { regexRule } from '../regex/regex-rule.ts';

/** S6537: an octal escape such as `\012`, which looks like a back reference. */
export const rule = regexRule({
  Character: (part, { report, textOf }) => {
    if (part.escape === 'octal' && textOf(part) !== '\\0')
      report(part, 'Sustituya este escape octal por uno hexadecimal o Unicode.');
  },
});

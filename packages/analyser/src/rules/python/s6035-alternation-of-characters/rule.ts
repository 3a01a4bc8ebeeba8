import { regexRule } from '../regex/regex-rule.ts';

/** S6035: `a|b|c` instead of `[abc]`. */
export const rule = regexRule('S6035', {
  Disjunction: (part, { report }) => {
    if (part.alternatives.every(({ type }) => type === 'Character' || type === 'ClassEscape'))
      report(part, 'Use una clase de caracteres en vez de estas alternativas.');
  },
});

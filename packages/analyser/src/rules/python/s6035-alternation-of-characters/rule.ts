import type { RegexNode } from '../regex/nodes.ts';
import { regexRule } from '../regex/regex-rule.ts';

/** S6035: `a|b|c` instead of `[abc]`. */
export const rule = regexRule('S6035', {
  Disjunction: (part, { report }) => {
    if (part.alternatives.every(isOneCharacter))
      report(part, 'Use una clase de caracteres en vez de estas alternativas.');
  },
});

/** Whether a part matches one character of a set; SonarQube leaves octal escapes out. */
const isOneCharacter = (part: RegexNode): boolean =>
  part.type === 'Character'
    ? part.escape !== 'octal'
    : part.type === 'ClassEscape' || part.type === 'CharacterClass';

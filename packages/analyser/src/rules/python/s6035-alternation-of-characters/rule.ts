import type { RegexNode } from '../regex/nodes.ts';
import { regexRule } from '../regex/regex-rule.ts';

/** S6035: `a|b|c` instead of `[abc]`. */
export const rule = regexRule({
  Disjunction: (part, { report }) => {
    if (part.alternatives.every(isOneCharacter))
      report(part, 'Use una clase de caracteres en vez de estas alternativas.');
  },
});

/**
 * Whether a part matches one character of a set, which may be two units of UTF-16; SonarQube leaves octal escapes and those
 * of eight digits out.
 */
function isOneCharacter(part: RegexNode): boolean {
  if (part.type === 'Sequence')
    return /^[\u{10000}-\u{10ffff}]$/u.test(part.items.map(plainCharacter).join(''));
  if (part.type === 'Character') return part.escape !== 'octal' && part.char.length === 1;
  return part.type === 'ClassEscape' || part.type === 'CharacterClass';
}

const plainCharacter = (part: RegexNode) =>
  part.type === 'Character' && part.escape === 'none' ? part.char : ' ';

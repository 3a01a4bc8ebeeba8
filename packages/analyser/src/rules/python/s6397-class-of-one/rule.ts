import { regexRule } from '../regex/regex-rule.ts';

/** S6397: `[a]`; a character with a special meaning outside brackets is exempt. */
export const rule = regexRule({
  CharacterClass: ({ negated, items, start, end }, { report, regex }) => {
    const [only] = items;
    if (negated || items.length !== 1 || only?.type !== 'Character') return;
    if (only.escape === 'none' && specialCharacters.has(only.char)) return;
    if (regex.flags.has('X') || regex.flags.has('VERBOSE')) if (/[\s#]/u.test(only.char)) return;
    report({ start, end }, 'Sustituya esta clase por el único carácter que contiene.');
  },
});

const specialCharacters = new Set('[{(.?+*$^\\|)]}');

import { regexRule } from '../regex/regex-rule.ts';

/** `[a]`; brackets around a character that means something else without them may stay. */
export const rule = regexRule('S6397', {
  CharacterClass: ({ negated, items, start, end }, { report, regex }) => {
    const [only] = items;
    if (negated || items.length !== 1 || only?.type !== 'Character') return;
    if (only.escape === 'none' && special.has(only.char)) return;
    if (regex.flags.has('X') || regex.flags.has('VERBOSE')) if (/[\s#]/u.test(only.char)) return;
    report({ start, end }, 'Sustituya esta clase por el único carácter que contiene.');
  },
});

const special = new Set('[{(.?+*$^\\|)]}');

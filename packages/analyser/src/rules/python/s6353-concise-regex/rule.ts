import type { CharacterClass, ClassItem, Quantifier } from '../regex/nodes.ts';
import { regexRule } from '../regex/regex-rule.ts';

const itemText = (item: ClassItem): string | null => {
  if (item.type === 'Range') return `${item.from.char}-${item.to.char}`;
  if (item.type === 'Character') return item.char;
  return `\\${item.letter}`;
};

/** The short form of a character class; null if it has none. */
function shortClass({ negated, items }: CharacterClass): string | null {
  const written = items.map(itemText).sort().join(' ');
  if (written === '0-9') return negated ? '\\D' : '\\d';
  if (written === '0-9 A-Z _ a-z') return negated ? '\\W' : '\\w';
  return null;
}

function shortQuantifier({ text, min, max }: Quantifier): string | null {
  if (!text.startsWith('{')) return null;
  if (min === 0 && max === 1) return '?';
  if (min === 0 && max === Infinity) return '*';
  if (min === 1 && max === Infinity) return '+';
  return min === max && text.includes(',') ? `{${String(min)}}` : null;
}

/** S6353: character classes and quantifiers with a shorter form. */
export const rule = regexRule({
  CharacterClass: (part, { report, regex }) => {
    const short = shortClass(part);
    const anyLetter = short === '\\w' && regex.flags.has('I');
    if (short === null || anyLetter) return;
    // Without the flag, both escapes match digits and letters of every alphabet.
    const flag = regex.flags.has('A') || regex.flags.has('ASCII') ? '' : ' y añada «re.ASCII»';
    report(part, `Escriba «${short}» en vez de esta clase de caracteres${flag}.`);
  },
  Repetition: ({ quantifier }, { report }) => {
    const short = shortQuantifier(quantifier);
    if (short !== null) report(quantifier, `Escriba el cuantificador «${short}».`);
  },
});

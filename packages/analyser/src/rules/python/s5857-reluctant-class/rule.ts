import type { RegexNode } from '../regex/nodes.ts';
import { regexRule } from '../regex/regex-rule.ts';

/** S5857: `.*?x` at the end of a pattern, which `[^x]*x` replaces without backtracking. */
export const rule = regexRule({
  Sequence: ({ items }, { report }) => {
    items.forEach((item, place) => {
      const next = items[place + 1];
      if (item.type !== 'Repetition' || !item.quantifier.reluctant || !next || place + 2 < items.length)
        return;
      if (canBeNarrowed(item.element) && isOneCharacter(next))
        report(item, 'Use una clase de caracteres negada en vez de este cuantificador perezoso.');
    });
  },
});

function canBeNarrowed(element: RegexNode): boolean {
  return element.type === 'Dot' || (element.type === 'ClassEscape' && /[DWS]/u.test(element.letter));
}

function isOneCharacter(next: RegexNode): boolean {
  return next.type === 'Character' || next.type === 'ClassEscape' || next.type === 'CharacterClass';
}

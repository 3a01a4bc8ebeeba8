import type { CharacterClass, ClassItem } from '../regex/nodes.ts';
import { regexRule } from '../regex/regex-rule.ts';

/** A class that names a character twice. */
export const rule = regexRule('S5869', {
  CharacterClass: (part, { report }) => {
    const twice = firstRepeated(part);
    if (twice) report(twice, 'Elimine los caracteres repetidos de esta clase.');
  },
});

function firstRepeated({ items }: CharacterClass): ClassItem | null {
  return items.find((item, place) => items.slice(place + 1).some((other) => overlap(item, other))) ?? null;
}

function overlap(left: ClassItem, right: ClassItem): boolean {
  if (left.type === 'ClassEscape')
    return right.type === 'ClassEscape' ? left.letter === right.letter : covers(left.letter, right);
  if (right.type === 'ClassEscape') return covers(right.letter, left);
  const [a, b] = boundsOf(left);
  const [c, d] = boundsOf(right);
  return a <= d && c <= b;
}

function boundsOf(item: Exclude<ClassItem, { type: 'ClassEscape' }>): readonly [number, number] {
  const [from, to] = item.type === 'Range' ? [item.from, item.to] : [item, item];
  return [from.char.codePointAt(0) ?? 0, to.char.codePointAt(0) ?? 0];
}

const escapes: Readonly<Record<string, RegExp>> = {
  d: /\d/u,
  D: /\D/u,
  w: /\w/u,
  W: /\W/u,
  s: /\s/u,
  S: /\S/u,
};

/** Whether `\w` and the like already hold a character, or an end of a range. */
function covers(letter: string, item: Exclude<ClassItem, { type: 'ClassEscape' }>): boolean {
  return boundsOf(item).some((code) => escapes[letter]?.test(String.fromCodePoint(code)));
}

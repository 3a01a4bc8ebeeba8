import type { Regex } from '../regex/calls.ts';
import type { CharacterClass, ClassItem } from '../regex/nodes.ts';
import { regexRule } from '../regex/regex-rule.ts';

/** A class that names a character twice. */
export const rule = regexRule('S5869', {
  CharacterClass: (part, { regex, report }) => {
    const twice = firstRepeated(part, ignoresCase(regex));
    if (twice) report(twice, 'Elimine los caracteres repetidos de esta clase.');
  },
});

/** By a flag of the call, or by `(?i)` at the beginning. */
const ignoresCase = ({ flags, text }: Regex): boolean =>
  flags.has('I') ||
  flags.has('IGNORECASE') ||
  /^\(\?(?=[a-z]*i)[a-z]+\)/u.test(text.characters.slice(0, 10).join(''));

function firstRepeated({ items }: CharacterClass, ignoring: boolean): ClassItem | null {
  const rest = (place: number) => items.slice(place + 1);
  return (
    items.find((item, place) =>
      rest(place).some((other) => overlap(item, other) || (ignoring && overlapsInOtherCase(item, other))),
    ) ?? null
  );
}

/** Of the letters of ASCII alone, as without a flag for more. */
function overlapsInOtherCase(left: ClassItem, right: ClassItem): boolean {
  if (left.type === 'ClassEscape' || right.type === 'ClassEscape') return false;
  const [a, b] = boundsOf(left);
  const [c, d] = boundsOf(right);
  const shared = (from: number, to: number, distance: number) =>
    Math.max(from, a, c + distance) <= Math.min(to, b, d + distance);
  return shared(65, 90, -32) || shared(97, 122, 32);
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

import type { Regex } from '../regex/calls.ts';
import type { CharacterClass, ClassItem } from '../regex/nodes.ts';
import { regexRule } from '../regex/regex-rule.ts';

/** S5869: a character class with duplicate characters. */
export const rule = regexRule({
  CharacterClass: (part, { regex, report }) => {
    const twice = firstRepeated(part, ignoresCase(regex));
    if (twice) report(twice, 'Elimine los caracteres repetidos de esta clase.');
  },
});

/** Whether a flag of the call or `(?i)` at the start makes the pattern ignore case. */
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

/** Whether two items overlap if the case of ASCII letters is ignored. */
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

/** Whether an escape such as `\w` includes a character or an end of a range. */
function covers(letter: string, item: Exclude<ClassItem, { type: 'ClassEscape' }>): boolean {
  return boundsOf(item).some((code) => escapes[letter]?.test(String.fromCodePoint(code)));
}

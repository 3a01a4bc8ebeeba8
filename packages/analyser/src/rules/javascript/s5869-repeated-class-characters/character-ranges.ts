import type { AST } from '@eslint-community/regexpp';

import { complement, type Range } from './ranges.ts';

const digits: readonly Range[] = [[0x30, 0x39]];

const wordCharacters: readonly Range[] = [
  [0x30, 0x39],
  [0x41, 0x5a],
  [0x5f, 0x5f],
  [0x61, 0x7a],
];

/** ASCII spaces only: SonarQube 10.7 counts all other spaces as `\S`. */
const spaces: readonly Range[] = [
  [0x09, 0x0d],
  [0x20, 0x20],
];

const rangesByKind = { digit: digits, space: spaces, word: wordCharacters } as const;

/** Wider ranges are not folded: that would be slow, and they contain most letters in both cases already. */
const widest = 0x3000;

/** The other forms of a character in a comparison that ignores case. */
function otherCases(point: number, isUnicode: boolean): readonly number[] {
  const text = String.fromCodePoint(point);
  return [text.toUpperCase(), text.toLowerCase(), text.toUpperCase().toLowerCase()]
    .filter((other) => other.length === text.length)
    .map((other) => other.codePointAt(0) ?? point)
    .filter((other) => other !== point && (isUnicode || point < 0x80 === other < 0x80));
}

/** A range, with the other cases of its characters if the flags ignore case. */
function withOtherCases(
  [from, to]: Range,
  { ignoreCase, unicode, unicodeSets }: AST.Flags,
): readonly Range[] {
  if (!ignoreCase || to - from > widest) return [[from, to]];
  const folded: Range[] = [[from, to]];
  for (let point = from; point <= to; point += 1) {
    for (const other of otherCases(point, unicode || unicodeSets)) {
      if (other < from || other > to) folded.push([other, other]);
    }
  }
  return folded;
}

/** The characters that an element of a character class matches; empty if unknown. */
export function rangesOf(element: AST.CharacterClassElement, flags: AST.Flags): readonly Range[] {
  if (element.type === 'Character') return withOtherCases([element.value, element.value], flags);
  if (element.type === 'CharacterClassRange')
    return withOtherCases([element.min.value, element.max.value], flags);
  if (element.type !== 'CharacterSet' || element.kind === 'property') return [];
  const ranges = rangesByKind[element.kind];
  if (element.negate) return complement(ranges);
  return ranges.flatMap((range) => withOtherCases(range, flags));
}

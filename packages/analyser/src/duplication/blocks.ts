import type { TokenLine } from './token-lines.ts';

/** Lines with tokens that a block holds: shorter stretches are no duplication. */
export const linesPerBlock = 10;

/** Gives every different value a number of its own, from 0. */
function numbering(): (value: number) => number {
  const numbers = new Map<number, number>();
  return (value) => {
    const known = numbers.get(value);
    if (known !== undefined) return known;
    numbers.set(value, numbers.size);
    return numbers.size - 1;
  };
}

/** Numbers below this one can be paired in one safe integer. */
const pairBase = 2 ** 26;

/** Each place of a file → a number for what begins there, from two numbers at a distance. */
function pairUp(files: readonly (readonly number[])[], others: typeof files, distance: number): number[][] {
  const numberOf = numbering();
  return files.map((file, f) => {
    const second = others[f] ?? [];
    const length = Math.max(0, second.length - distance);
    return file
      .slice(0, length)
      .map((number, i) => numberOf(number * pairBase + (second[i + distance] ?? 0)));
  });
}

/**
 * Every ten lines that follow one another are a block; the answer gives, file by file, a number for each place where
 * one begins, equal exactly for equal blocks. Two lines are joined to pairs, pairs to fours, to eights, to ten.
 */
export function toBlocks(files: readonly (readonly TokenLine[])[]): readonly (readonly number[])[] {
  const numberOf = numbering();
  const ones = files.map((lines) => lines.map(({ hash }) => numberOf(hash)));
  const twos = pairUp(ones, ones, 1);
  const fours = pairUp(twos, twos, 2);
  const eights = pairUp(fours, fours, 4);
  return pairUp(eights, twos, 8);
}

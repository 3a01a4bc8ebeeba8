import type { TokenLine } from './token-lines.ts';

/** Number of token lines of a block, the smallest stretch that counts as duplicated. */
export const linesPerBlock = 10;

/** Returns a function that gives each distinct value a number, from 0 upwards, and equal values the same one. */
function createNumbering(): (value: number) => number {
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

/**
 * For each place of each file a number for two values together: the file's own at that place and that of `others`
 * at `distance` places after it. Equal pairs get equal numbers. The last places, which have no second value, are
 * left out.
 */
function numberPairs(
  files: readonly (readonly number[])[],
  others: typeof files,
  distance: number,
): number[][] {
  const numberOf = createNumbering();
  return files.map((file, f) => {
    const second = others[f] ?? [];
    const length = Math.max(0, second.length - distance);
    return file
      .slice(0, length)
      .map((number, i) => numberOf(number * pairBase + (second[i + distance] ?? 0)));
  });
}

/**
 * Every ten consecutive token lines of a file are a block. Returns, file by file, a number for the block that begins at
 * each line; two blocks have the same number exactly if their lines are equal. Lines are joined to pairs, pairs to
 * fours, fours to eights, and an eight and a pair to a block.
 */
export function toBlocks(files: readonly (readonly TokenLine[])[]): readonly (readonly number[])[] {
  const numberOf = createNumbering();
  const ones = files.map((lines) => lines.map(({ hash }) => numberOf(hash)));
  const twos = numberPairs(ones, ones, 1);
  const fours = numberPairs(twos, twos, 2);
  const eights = numberPairs(fours, fours, 4);
  return numberPairs(eights, twos, 8);
}

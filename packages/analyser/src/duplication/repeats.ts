import type { Corpus } from './corpus.ts';
import { commonPrefixes, suffixArray } from './suffix-array.ts';

/** A sequence of blocks that occurs at several places and cannot be made longer at all of them, on either side. */
export interface Repeat {
  /** In blocks. */
  readonly length: number;
  /** Where it occurs in the corpus, not sorted. */
  readonly places: Int32Array;
}

/** Adjacent suffixes that share their first `length` symbols, not yet complete; it begins at index `first`. */
interface Interval {
  readonly length: number;
  first: number;
  /** The symbol before every occurrence, or -1 when they differ. */
  before: number;
}

interface SortedSuffixes {
  /** Starts of the suffixes, in ascending order of the suffixes. */
  readonly suffixes: Int32Array;
  /** For each suffix the number of symbols that it shares with the one before. */
  readonly shared: Int32Array;
  /** The symbol before the start of a suffix, by its index; -1 at the start of a stretch. */
  readonly symbolBefore: (suffix: number) => number;
}

/** The common symbol of two; -1 when they differ. */
const commonSymbol = (a: number, b: number) => (a === b ? a : -1);

function sortSuffixes({ symbols, blockOf }: Corpus): SortedSuffixes {
  const suffixes = suffixArray(symbols);
  const shared = commonPrefixes(symbols, suffixes);
  const symbolBefore = (suffix: number) => {
    const place = (suffixes[suffix] ?? 0) - 1;
    return place < 0 || blockOf[place] === -1 ? -1 : (symbols[place] ?? -1);
  };
  return { suffixes, shared, symbolBefore };
}

/**
 * All repeats, the longest first. A repeat is an interval of the sorted suffixes that share at least its length; one
 * pass with a stack finds all intervals. One that follows the same symbol everywhere is part of a longer repeat and
 * is dropped.
 */
export function findRepeats(corpus: Corpus): readonly Repeat[] {
  const { suffixes, shared, symbolBefore } = sortSuffixes(corpus);
  const repeats: Repeat[] = [];
  const open: Interval[] = [];
  for (let i = 1; i <= suffixes.length; i++) {
    const length = shared[i] ?? 0;
    let [first, before] = [i - 1, symbolBefore(i - 1)];
    for (let top = open.at(-1); top && top.length > length; top = open.at(-1)) {
      open.pop();
      ({ first } = top);
      before = commonSymbol(top.before, before);
      if (before === -1) repeats.push({ length: top.length, places: suffixes.subarray(first, i) });
    }
    const top = open.at(-1);
    if (top?.length === length) top.before = commonSymbol(top.before, before);
    else if (length > 0) open.push({ length, first, before });
  }
  return repeats.sort((a, b) => b.length - a.length);
}

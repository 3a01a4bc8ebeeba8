import type { Corpus } from './corpus.ts';
import { commonPrefixes, suffixArray } from './suffix-array.ts';

/** A sequence of blocks that occurs at several places and cannot be made longer at all of them, on either side. */
export interface Repeat {
  /** In blocks. */
  readonly length: number;
  /** Where it occurs in the corpus, not sorted. */
  readonly places: Int32Array;
}

interface Interval {
  readonly length: number;
  first: number;
  /** The symbol before every occurrence, or -1 when they differ. */
  before: number;
}

interface Sorted {
  readonly suffixes: Int32Array;
  readonly shared: Int32Array;
  readonly symbolBefore: (suffix: number) => number;
}

const meet = (a: number, b: number) => (a === b ? a : -1);

function sortSuffixes({ symbols, blockOf }: Corpus): Sorted {
  const suffixes = suffixArray(symbols);
  const shared = commonPrefixes(symbols, suffixes);
  const symbolBefore = (suffix: number) => {
    const place = (suffixes[suffix] ?? 0) - 1;
    return place < 0 || blockOf[place] === -1 ? -1 : (symbols[place] ?? -1);
  };
  return { suffixes, shared, symbolBefore };
}

/**
 * All repeats, the longest first. In the sorted suffixes a repeat is a stretch whose neighbours share at least its
 * length: one pass with a stack finds them all. Those that follow the same symbol everywhere are part of a longer one.
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
      before = meet(top.before, before);
      if (before === -1) repeats.push({ length: top.length, places: suffixes.subarray(first, i) });
    }
    const top = open.at(-1);
    if (top?.length === length) top.before = meet(top.before, before);
    else if (length > 0) open.push({ length, first, before });
  }
  return repeats.sort((a, b) => b.length - a.length);
}

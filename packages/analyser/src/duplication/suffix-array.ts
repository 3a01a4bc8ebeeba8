/** An element whose index is known to be valid. */
const valueAt = (array: Int32Array, place: number) => array[place] ?? 0;

/** Stable counting sort of places by their rank, from 0 up to `ranks` - 1. */
function sortByRank(places: Int32Array, rank: Int32Array, ranks: number): Int32Array {
  const next = new Int32Array(ranks + 1);
  for (const r of rank) next[r + 1] = valueAt(next, r + 1) + 1;
  for (let r = 0; r < ranks; r++) next[r + 1] = valueAt(next, r + 1) + valueAt(next, r);
  const sorted = new Int32Array(places.length);
  for (const place of places) {
    const r = valueAt(rank, place);
    sorted[valueAt(next, r)] = place;
    next[r] = valueAt(next, r) + 1;
  }
  return sorted;
}

/**
 * Ranks of the suffixes by their first `2 × length` symbols, from their ranks by the first `length`; `suffixes` are
 * already sorted by `2 × length` symbols.
 */
function refine(suffixes: Int32Array, rank: Int32Array, length: number): { rank: Int32Array; ranks: number } {
  const refined = new Int32Array(rank.length);
  const rest = (place: number) => (place + length < rank.length ? valueAt(rank, place + length) : -1);
  let ranks = suffixes.length > 0 ? 1 : 0;
  for (let i = 1; i < suffixes.length; i++) {
    const [before, place] = [valueAt(suffixes, i - 1), valueAt(suffixes, i)];
    if (valueAt(rank, before) !== valueAt(rank, place) || rest(before) !== rest(place)) ranks++;
    refined[place] = ranks - 1;
  }
  return { rank: refined, ranks };
}

/** Suffixes sorted by their symbols after the first `length`; suffixes of at most that length come first. */
function orderByRest(suffixes: Int32Array, length: number): Int32Array {
  const order = new Int32Array(suffixes.length);
  let next = 0;
  for (let place = Math.max(0, suffixes.length - length); place < suffixes.length; place++)
    order[next++] = place;
  for (const place of suffixes) if (place >= length) order[next++] = place - length;
  return order;
}

/** Starts of all suffixes in ascending order; symbols are 0 and above. Prefix doubling, O(n log n) for n symbols. */
export function suffixArray(symbols: readonly number[]): Int32Array {
  let rank: Int32Array = Int32Array.from(symbols);
  let ranks = symbols.reduce((most, symbol) => Math.max(most, symbol + 1), 0);
  let suffixes: Int32Array = sortByRank(Int32Array.from(symbols.keys()), rank, ranks);
  ({ rank, ranks } = refine(suffixes, rank, symbols.length));
  for (let length = 1; ranks < symbols.length; length *= 2) {
    suffixes = sortByRank(orderByRest(suffixes, length), rank, ranks);
    ({ rank, ranks } = refine(suffixes, rank, length));
  }
  return suffixes;
}

/** For each place in the suffix array, how many symbols its suffix shares with the one before; 0 for the first. */
export function commonPrefixes(symbols: readonly number[], suffixes: Int32Array): Int32Array {
  const rank = new Int32Array(suffixes.length);
  suffixes.forEach((place, i) => (rank[place] = i));
  const shared = new Int32Array(suffixes.length);
  let length = 0;
  for (let place = 0; place < symbols.length; place++) {
    const before = valueAt(rank, place) > 0 ? valueAt(suffixes, valueAt(rank, place) - 1) : symbols.length;
    while (before + length < symbols.length && symbols[place + length] === symbols[before + length]) length++;
    shared[valueAt(rank, place)] = length;
    length = Math.max(0, length - 1);
  }
  return shared;
}

/** Reads a place that is known to exist. */
const at = (array: Int32Array, place: number) => array[place] ?? 0;

/** Places sorted by rank, keeping the order in which they come. */
function sortByRank(places: Int32Array, rank: Int32Array, ranks: number): Int32Array {
  const next = new Int32Array(ranks + 1);
  for (const r of rank) next[r + 1] = at(next, r + 1) + 1;
  for (let r = 0; r < ranks; r++) next[r + 1] = at(next, r + 1) + at(next, r);
  const sorted = new Int32Array(places.length);
  for (const place of places) {
    const r = at(rank, place);
    sorted[at(next, r)] = place;
    next[r] = at(next, r) + 1;
  }
  return sorted;
}

/** Ranks by the first `2 × length` symbols, from ranks by the first `length`; suffixes sorted accordingly. */
function refine(suffixes: Int32Array, rank: Int32Array, length: number): { rank: Int32Array; ranks: number } {
  const refined = new Int32Array(rank.length);
  const rest = (place: number) => (place + length < rank.length ? at(rank, place + length) : -1);
  let ranks = suffixes.length > 0 ? 1 : 0;
  for (let i = 1; i < suffixes.length; i++) {
    const [before, place] = [at(suffixes, i - 1), at(suffixes, i)];
    if (at(rank, before) !== at(rank, place) || rest(before) !== rest(place)) ranks++;
    refined[place] = ranks - 1;
  }
  return { rank: refined, ranks };
}

/** Suffixes in the order of what follows their first `length` symbols: those with nothing left come first. */
function shifted(suffixes: Int32Array, length: number): Int32Array {
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
    suffixes = sortByRank(shifted(suffixes, length), rank, ranks);
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
    const before = at(rank, place) > 0 ? at(suffixes, at(rank, place) - 1) : symbols.length;
    while (before + length < symbols.length && symbols[place + length] === symbols[before + length]) length++;
    shared[at(rank, place)] = length;
    length = Math.max(0, length - 1);
  }
  return shared;
}

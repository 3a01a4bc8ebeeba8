/** Code points, both ends included. */
export type Range = readonly [from: number, to: number];

const lastCodePoint = 0x10_ffff;

/** A set of code points as disjoint ranges in their order. */
export class RangeSet {
  readonly #ranges: Range[] = [];

  /** Whether the set contains a code point of one of these ranges. */
  overlaps(others: readonly Range[]): boolean {
    return others.some(([from, to]) => (this.#ranges[this.#placeOf(from)]?.[0] ?? Infinity) <= to);
  }

  add([from, to]: Range): void {
    const place = this.#placeOf(from);
    let [low, high, end] = [from, to, place];
    for (let next = this.#ranges[end]; next !== undefined && next[0] <= to; next = this.#ranges[end]) {
      low = Math.min(low, next[0]);
      high = Math.max(high, next[1]);
      end += 1;
    }
    this.#ranges.splice(place, end - place, [low, high]);
  }

  /** Place of the first range that ends at a code point or after it. */
  #placeOf(point: number): number {
    let [low, high] = [0, this.#ranges.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#ranges[middle]?.[1] ?? 0) < point) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** All code points outside a set of sorted and disjoint ranges. */
export function complement(ranges: readonly Range[]): readonly Range[] {
  const starts = [0, ...ranges.map(([, to]) => to + 1)];
  const ends = [...ranges.map(([from]) => from - 1), lastCodePoint];
  return starts.flatMap((from, index) => {
    const to = ends[index] ?? lastCodePoint;
    return from <= to ? [[from, to] as const] : [];
  });
}

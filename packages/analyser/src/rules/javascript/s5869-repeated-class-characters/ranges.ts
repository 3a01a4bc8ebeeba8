/** Code points, both ends included. */
export type Range = readonly [from: number, to: number];

const lastCodePoint = 0x10_ffff;

/** Whether two sets share a code point. */
export const overlap = (some: readonly Range[], others: readonly Range[]): boolean =>
  some.some(([from, to]) => others.some(([otherFrom, otherTo]) => from <= otherTo && otherFrom <= to));

/** All code points outside a set of sorted and disjoint ranges. */
export function complement(ranges: readonly Range[]): readonly Range[] {
  const starts = [0, ...ranges.map(([, to]) => to + 1)];
  const ends = [...ranges.map(([from]) => from - 1), lastCodePoint];
  return starts.flatMap((from, index) => {
    const to = ends[index] ?? lastCodePoint;
    return from <= to ? [[from, to] as const] : [];
  });
}

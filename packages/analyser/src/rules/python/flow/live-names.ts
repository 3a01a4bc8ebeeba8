/** A set of live names as bits: a function may have thousands of names, and each statement has a set. */
export type Live = Uint32Array;

const bits = 32;

/** Operations on sets of these names. */
export function liveNames(names: ReadonlySet<string>) {
  const places = new Map([...names].map((name, place) => [name, place]));
  const none: Live = new Uint32Array(Math.ceil(places.size / bits));
  const maskOf = (place: number) => 1 << (place % bits);
  const wordOf = (place: number) => Math.floor(place / bits);
  return {
    none,
    has: (live: Live, name: string): boolean => {
      const place = places.get(name);
      return place !== undefined && ((live[wordOf(place)] ?? 0) & maskOf(place)) !== 0;
    },
    union: (first: Live, ...others: readonly Live[]): Live => {
      const all = first.slice();
      for (const other of others)
        for (const [word, value] of other.entries()) all[word] = (all[word] ?? 0) | value;
      return all;
    },
    /** The names that are live before a part that binds and then reads names. */
    before: (after: Live, bound: Iterable<string>, read: Iterable<string>): Live => {
      const live = after.slice();
      for (const place of placesOf(bound)) live[wordOf(place)] = (live[wordOf(place)] ?? 0) & ~maskOf(place);
      for (const place of placesOf(read)) live[wordOf(place)] = (live[wordOf(place)] ?? 0) | maskOf(place);
      return live;
    },
    areEqual: (one: Live, other: Live): boolean => one.every((value, word) => value === other[word]),
  };
  function placesOf(some: Iterable<string>): readonly number[] {
    return [...some].flatMap((name) => places.get(name) ?? []);
  }
}

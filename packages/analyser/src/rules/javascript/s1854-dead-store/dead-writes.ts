import type { TSESLint } from '@typescript-eslint/utils';

type Variable = TSESLint.Scope.Variable;

/** A read or write of a variable; `reference` is null for a use in JSX. */
export interface Use {
  readonly variable: Variable;
  readonly reference: TSESLint.Scope.Reference | null;
  readonly isWrite: boolean;
}

export interface DeadWrite {
  readonly variable: Variable;
  readonly reference: TSESLint.Scope.Reference;
}

/** The uses of variables in each code path segment of a function, in execution order. */
export type Uses = ReadonlyMap<TSESLint.CodePathSegment, readonly Use[]>;

/** The segments that read and that write one variable, by their numbers. */
interface Places {
  readonly reads: Set<number>;
  readonly writes: Set<number>;
}

function placesByVariable(uses: Uses): ReadonlyMap<Variable, Places> {
  const places = new Map<Variable, Places>();
  [...uses.values()].forEach((own, segment) => {
    for (const { variable, isWrite } of own) {
      const known = places.get(variable) ?? { reads: new Set(), writes: new Set() };
      places.set(variable, known);
      (isWrite ? known.writes : known.reads).add(segment);
    }
  });
  return places;
}

/** The numbers of the segments before each segment. */
function previousSegments(uses: Uses): readonly (readonly number[])[] {
  const numbers = new Map([...uses.keys()].map((segment, number) => [segment, number]));
  return [...uses.keys()].map(({ prevSegments }) => prevSegments.flatMap((each) => numbers.get(each) ?? []));
}

/**
 * Finds the segments that write a variable whose value is read in a later segment; any read in a segment counts. `visited`
 * holds for each segment the number of the last search that reached it.
 */
function liveWrites(
  { reads, writes }: Places,
  previous: readonly (readonly number[])[],
  visited: Int32Array,
  search: number,
): ReadonlySet<number> {
  const live = new Set<number>();
  const waiting = [...reads];
  for (const segment of waiting) visited[segment] = search;
  while (live.size < writes.size) {
    const segment = waiting.pop();
    if (segment === undefined) break;
    for (const before of previous[segment] ?? []) {
      if (writes.has(before)) live.add(before);
      else if (visited[before] !== search) {
        visited[before] = search;
        waiting.push(before);
      }
    }
  }
  return live;
}

/**
 * The variables that are live after each segment that writes them. Variable by variable: sets of all live variables for
 * each segment would take the square of the function's length in memory.
 */
function liveAfterWrites(uses: Uses): ReadonlyMap<number, Set<Variable>> {
  const after = new Map<number, Set<Variable>>();
  const previous = previousSegments(uses);
  const visited = new Int32Array(uses.size);
  let search = 0;
  for (const [variable, places] of placesByVariable(uses)) {
    if (places.writes.size === 0 || places.reads.size === 0) continue;
    search += 1;
    for (const segment of liveWrites(places, previous, visited, search)) {
      const others = after.get(segment);
      if (others) others.add(variable);
      else after.set(segment, new Set([variable]));
    }
  }
  return after;
}

function deadWritesIn(uses: readonly Use[], live: Set<Variable>): readonly DeadWrite[] {
  return uses.toReversed().flatMap(({ variable, reference, isWrite }) => {
    if (!isWrite) {
      live.add(variable);
      return [];
    }
    return live.delete(variable) || reference === null ? [] : [{ variable, reference }];
  });
}

/** The writes whose value is not read before the next write. */
export function deadWrites(uses: Uses): readonly DeadWrite[] {
  const live = liveAfterWrites(uses);
  return [...uses.values()].flatMap((own, segment) => deadWritesIn(own, live.get(segment) ?? new Set()));
}

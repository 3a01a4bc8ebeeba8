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

type Segment = TSESLint.CodePathSegment;

/** The segments that read and that write one variable. */
interface Places {
  readonly reads: Set<Segment>;
  readonly writes: Set<Segment>;
}

function placesByVariable(uses: Uses): ReadonlyMap<Variable, Places> {
  const places = new Map<Variable, Places>();
  for (const [segment, own] of uses)
    for (const { variable, isWrite } of own) {
      const known = places.get(variable) ?? { reads: new Set(), writes: new Set() };
      places.set(variable, known);
      (isWrite ? known.writes : known.reads).add(segment);
    }
  return places;
}

/** The segments that write a variable whose value is read in a later segment; any read in a segment counts. */
function liveWrites({ reads, writes }: Places, uses: Uses): ReadonlySet<Segment> {
  const live = new Set<Segment>();
  // The segments at whose start the variable is live; the iteration includes those that are added during it.
  const before = new Set(reads);
  for (const segment of before)
    for (const previous of segment.prevSegments) {
      if (writes.has(previous)) live.add(previous);
      else if (uses.has(previous)) before.add(previous);
    }
  return live;
}

/**
 * The variables that are live after each segment that writes them. Variable by variable: sets of all live variables for
 * each segment would take the square of the function's length.
 */
function liveAfterWrites(uses: Uses): ReadonlyMap<Segment, Set<Variable>> {
  const after = new Map<Segment, Set<Variable>>();
  for (const [variable, places] of placesByVariable(uses)) {
    if (places.writes.size === 0 || places.reads.size === 0) continue;
    for (const segment of liveWrites(places, uses)) {
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
  return [...uses].flatMap(([segment, own]) => deadWritesIn(own, live.get(segment) ?? new Set()));
}
